import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { sharePictureResource } from '@/lib/contract/orientation/share-pictures';
import { shortUrlsResource } from '@/lib/contract/notices/short-urls';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { signedInHintName } from '@/lib/session/cookies';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeQuestionnaire, type TestItem } from '@/tests/support/orientation';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { GenerateThumbnailScreen } from './generate-thumbnail-screen';

const backend = useScreenBackend();
const { generate } = sharePictureResource.endpoints;

let items: TestItem[] = [];
beforeAll(async () => {
  items = await makeQuestionnaire(backend.current, 'holland');
});
const signIn = (person: Person | null) => {
  backend.signIn(person);
  document.cookie = `${signedInHintName}=${person ? '1' : ''}; path=/${person ? '' : '; max-age=0'}`;
};
beforeEach(() => signIn(null));
afterEach(() => {
  window.history.replaceState(null, '', '/');
  sharedQueryClient().clear();
});

const takeTest = async (person: Person, favourite: string): Promise<string> => {
  const answers = items.map(({ questionId, scale }) => ({ questionId, answer: scale === favourite ? 4 : 1 }));
  const { calculateHolland } = orientationResource.endpoints;
  const body = { answers, studentId: person.id };
  return (await call(backend.current, calculateHolland, { body }, person.token)).body.recordId ?? '';
};
const open = (person: Person, recordId: string) =>
  window.history.replaceState(null, '', `/generate-thumbnail?userId=${person.id}&recordId=${recordId}`);
const share = (person: Person, recordId: string) =>
  call(backend.current, generate, { body: { user: person.id, result: recordId } }, person.token);

test('its person shares a result, sends it on, and takes it back', async () => {
  const user = userEvent.setup();
  const person = await makePerson(backend.current);
  open(person, await takeTest(person, 'I'));
  signIn(person);
  renderScreen(<GenerateThumbnailScreen />);
  expect(await screen.findByText(/Your name, phone number and answers stay hidden/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make the picture and share' }));

  const picture = await screen.findByRole('img', { name: /^IRA · .*: career interests$/ });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/\.png$/));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/t\.me\/share\/url\?url=http%3A%2F%2Flocalhost%3A3000%2Fs%2F\w{9}&/),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/s\/\w{9}$/);

  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByRole('button', { name: 'Make the picture and share' })).toBeVisible();
});

test('without a short link the long one is shared', async () => {
  const person = await makePerson(backend.current);
  const recordId = await takeTest(person, 'S');
  await share(person, recordId);
  open(person, recordId);
  signIn(person);
  backend.answer(shortUrlsResource.endpoints.create, { status: 503 });
  renderScreen(<GenerateThumbnailScreen />);
  const link = await screen.findByRole('link', { name: 'Facebook' });
  await waitFor(() => expect(link).toHaveAttribute('href', expect.stringContaining('generate-thumbnail')));
  expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(recordId)));
});

test('everybody else sees the picture in their language and the way to the tests', async () => {
  const person = await makePerson(backend.current);
  const recordId = await takeTest(person, 'A');
  const { body } = await share(person, recordId);
  open(person, recordId);
  renderScreen(<GenerateThumbnailScreen />, { locale: 'km' });
  const picture = await screen.findByRole('img', { name: /^ARI · .*៖ ចំណាប់អារម្មណ៍អាជីព$/ });
  expect(picture).toHaveAttribute('src', body.thumbnails.kh);
  expect(screen.getByRole('link', { name: 'ធ្វើតេស្តដោយខ្លួនឯង' })).toHaveAttribute('href', '/orientation-test');
  expect(screen.queryByRole('button', { name: 'ឈប់ចែករំលែក' })).toBeNull();
});

test('after another test the picture waits for its person to renew it', async () => {
  const user = userEvent.setup();
  const person = await makePerson(backend.current);
  const recordId = await takeTest(person, 'R');
  await share(person, recordId);
  await takeTest(person, 'C');
  open(person, recordId);
  signIn(person);
  renderScreen(<GenerateThumbnailScreen />);
  expect(await screen.findByRole('img', { name: /^RIA · .*: career interests$/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show the new result' }));
  expect(await screen.findByRole('img', { name: /^CRI · .*: career interests$/ })).toBeVisible();
});

test('what is not shared says so, and so does an address without a result', async () => {
  const person = await makePerson(backend.current);
  open(person, await takeTest(person, 'E'));
  const { unmount } = renderScreen(<GenerateThumbnailScreen />);
  expect(await screen.findByText('This result is not shared')).toBeVisible();
  unmount();
  window.history.replaceState(null, '', '/generate-thumbnail?userId=1');
  renderScreen(<GenerateThumbnailScreen />);
  expect(await screen.findByText('This result is not shared')).toBeVisible();
});

test('a failure says so and leaves the button', async () => {
  const user = userEvent.setup();
  const person = await makePerson(backend.current);
  open(person, await takeTest(person, 'E'));
  signIn(person);
  backend.answer(generate, { status: 503 }, 'once');
  renderScreen(<GenerateThumbnailScreen />);
  await user.click(await screen.findByRole('button', { name: 'Make the picture and share' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  await user.click(screen.getByRole('button', { name: 'Make the picture and share' }));
  expect(await screen.findByRole('img', { name: /^ERI · .*: career interests$/ })).toBeVisible();
});
