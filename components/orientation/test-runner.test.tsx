import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { idempotencyKeys, userAnswers } from '@/backend/db/schema';
import { timings } from '@/lib/domain/limits/pages';
import { qaApi } from '@/lib/api/qa';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { signedInHintName } from '@/lib/session/cookies';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeQuestionnaire, subjectOf, type TestItem } from '@/tests/support/orientation';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { onWideScreen } from '@/tests/support/wide-screen';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { goToPage, readOrientation } from './orientation-store';
import { TestRunner } from './test-runner';

const backend = useScreenBackend();
let items: TestItem[] = [];
beforeAll(async () => {
  items = await makeQuestionnaire(backend.current, 'holland');
});
let wide: Disposable;
beforeEach(() => {
  wide = onWideScreen();
  sharedQueryClient().clear();
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
});

afterEach(() => wide[Symbol.dispose]());

const place = () => ({
  organizationId: backend.current.deps.env.ORGANIZATION_ID,
  subjectId: subjectOf(backend.current, 'holland'),
});
const show = () =>
  renderScreen(
    <TestRunner
      test="holland"
      title="Career interest test"
      items={items.map(({ questionId }, index) => ({ questionId, text: `Statement ${index + 1}` }))}
      place={place()}
    />,
  );
const statement = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`Statement ${number} of 60:`) }));
const pick = (number: number, label: string) =>
  userEvent.click(statement(number).getByRole('radio', { name: label }));
/** Everything except the open statements, as an earlier visit would have stored it. */
const keepAnswers = (open: number[] = [], value: (item: TestItem) => number = () => 2) => {
  const answers = Object.fromEntries(
    items.flatMap((item, index) => (open.includes(index + 1) ? [] : [[item.questionId, value(item)]])),
  );
  localStorage.setItem('sala.orientation:holland', JSON.stringify({ version: 1, answers, page: 12 }));
};
const signIn = (person: Person) => {
  backend.signIn(person);
  document.cookie = `${signedInHintName}=1; path=/`;
};

test('an answer is kept at once, replaced by the next, and there after coming back, on the same page', async () => {
  const { unmount } = show();
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await pick(1, 'Like');
  await pick(1, 'Strongly like');
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('1 of 60 answered');
  for (const number of [2, 3, 4, 5]) await pick(number, 'Dislike');
  await press('Next');
  expect(statement(6).getAllByRole('radio')).toHaveLength(5);
  unmount();
  show();
  expect(screen.getByText('Page 2 of 12', { exact: false })).toBeVisible();
  await press('Back');
  expect(statement(1).getByRole('radio', { name: 'Strongly like' })).toBeChecked();
});

test('numbers answer and move on; next leads to what is missing', async () => {
  show();
  act(() => statement(1).getByRole('radio', { name: 'Strongly dislike' }).focus());
  await userEvent.keyboard('4');
  expect(statement(1).getByRole('radio', { name: 'Like' })).toBeChecked();
  expect(statement(2).getByRole('radio', { name: 'Strongly dislike' })).toHaveFocus();
  await userEvent.keyboard('១');
  expect(statement(2).getByRole('radio', { name: 'Strongly dislike' })).toBeChecked();
  await press('Next');
  expect(screen.getByRole('alert')).toHaveTextContent('3 statements on this page have no answer yet.');
  expect(statement(3).getByRole('radio', { name: 'Strongly dislike' })).toHaveFocus();
  expect(readOrientation('holland').page).toBe(1);
});

test('view result leads to a missing statement on another page', async () => {
  keepAnswers([23]);
  show();
  await press('View result');
  expect(screen.getByText('Page 5 of 12', { exact: false })).toBeVisible();
  expect(statement(23).getByRole('radio', { name: 'Strongly dislike' })).toHaveFocus();
  expect(statement(23).getByText('Please answer this one.')).toBeVisible();
});

test('a visitor’s result comes from the backend, is kept on the device and opened', async () => {
  keepAnswers([], ({ scale }) => ({ I: 4, S: 3, A: 3 })[scale] ?? 1);
  show();
  await press('View result');
  await waitFor(() =>
    expect(navigation.push).toHaveBeenCalledWith('/en/orientation-test/Holland/result', {}),
  );
  const [result] = readOrientation('holland').results;
  expect(result).toMatchObject({
    code: 'IAS',
    scores: { R: 10, I: 40, A: 30, S: 30, E: 10, C: 10 },
    kept: false,
  });
  expect(Object.keys(result?.answers ?? {})).toHaveLength(60);
});

test('without connection nothing is lost, and the result comes by itself when it is back', async () => {
  keepAnswers();
  backend.answer(orientationResource.endpoints.calculateHolland, 'network-error', 'once');
  show();
  await press('View result');
  expect(await screen.findByText('No connection for the result')).toBeVisible();
  expect(Object.keys(readOrientation('holland').answers)).toHaveLength(60);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(navigation.push).toHaveBeenCalledTimes(1));
  expect(readOrientation('holland').results[0]).toMatchObject({ code: 'RIA' });
});

test('signed in, the result waits until every answer is in the account, and is kept there', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  keepAnswers([60], ({ scale }) => (scale === 'C' ? 4 : 1));
  signIn(person);
  backend.answer(userAnswersResource.endpoints.add, 'network-error', 'once');
  show();
  expect(await screen.findByText(/Kept on this device until the connection is back/)).toBeVisible();
  await pick(60, 'Strongly like');
  await press('View result');
  await waitFor(() => expect(navigation.push).toHaveBeenCalled());
  const { subjectId, organizationId: orgId } = place();
  const answers = await call(
    b,
    userAnswersResource.endpoints.results,
    { query: { subjectId } },
    person.token,
  );
  expect(answers.body.countTotal).toBe(60);
  expect(readOrientation('holland')).toMatchObject({ owner: person.id, pending: [] });
  const kept = await call(b, orientationResource.endpoints.holland, { params: { orgId } }, person.token);
  expect(kept.body?.result).toMatchObject({ code: 'CRI', scores: { C: 40, R: 10 } });
  expect(readOrientation('holland').results[0]).toMatchObject({ kept: true, takenAt: kept.body?.takenAt });
});

test('an answer whose answer was lost is sent again as the same call, another one is another', async () => {
  const person = await makePerson(backend.current);
  signIn(person);
  show();
  expect(await screen.findByText(/Saved in your account/)).toBeVisible();
  const sent = vi.spyOn(qaApi.userAnswers, 'add');
  const { db } = backend.current.deps;
  const own = eq(userAnswers.userId, person.id);
  for (const label of ['Like', 'Dislike', 'Like']) {
    backend.answer(userAnswersResource.endpoints.add, 'lost-answer', 'once');
    sent.mockClear();
    await pick(1, label);
    // Either the next answer or the connection brings it.
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(readOrientation('holland').pending).toEqual([]));
    expect(await screen.findByText(/Saved in your account/)).toBeVisible();
    const calls = sent.mock.calls.map(([{ body, idempotencyKey }]) => `${body.answer} ${idempotencyKey}`);
    expect(calls.length).toBeGreaterThan(1);
    expect(new Set(calls).size).toBe(1);
  }
  expect((await db.select().from(userAnswers).where(own)).map(({ value }) => value)).toEqual([3]);
  expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.owner, person.id))).toBe(3);
});

test('what the backend does not accept is said, and answers stay', async () => {
  keepAnswers();
  backend.answer(orientationResource.endpoints.calculateHolland, {
    status: 409,
    code: 'questionnaire-not-ready',
  });
  show();
  await press('View result');
  expect(await screen.findByText('This test is being worked on')).toBeVisible();
  act(() => goToPage('holland', 1));
  expect(statement(1).getByRole('radio', { name: 'Unsure' })).toBeChecked();
});

test('a quarter of the way is cheered, and no longer than three answers', async () => {
  keepAnswers(Array.from({ length: 46 }, (_, index) => index + 15));
  act(() => goToPage('holland', 3));
  show();
  const cheer = /A quarter is done/;
  expect(screen.queryByText(cheer)).not.toBeInTheDocument();
  await pick(15, 'Like');
  expect(screen.getByText(cheer)).toBeVisible();
  await press('Next');
  for (const number of [16, 17]) await pick(number, 'Like');
  expect(screen.getByText(cheer)).toBeVisible();
  await pick(18, 'Like');
  expect(screen.queryByText(cheer)).not.toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => wide[Symbol.dispose]());
  /** The only visible statement. */
  const current = () =>
    screen
      .getAllByRole('group')
      .filter((group) => !group.classList.contains('max-sm:hidden'))
      .map((group) => group.textContent);
  const shows = (number: number) =>
    waitFor(() => expect(current()).toEqual([expect.stringContaining(`Statement ${number} of 60`)]));

  test('a tap answers and brings the next statement, over the end of a page too', async () => {
    show();
    await shows(1);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    for (const number of [1, 2, 3, 4, 5]) {
      await pick(number, 'Like');
      expect(statement(number).getByRole('radio', { name: 'Like' })).toBeChecked();
      await shows(number + 1);
    }
    expect(readOrientation('holland').page).toBe(2);
    expect(statement(6).getByRole('radio', { name: 'Strongly dislike' })).toHaveFocus();
  });

  test('back leads to the answer of before; the same tap again goes on', async () => {
    keepAnswers(Array.from({ length: 55 }, (_, index) => index + 6));
    act(() => goToPage('holland', 2));
    show();
    await shows(6);
    await press('Back');
    await shows(5);
    expect(statement(5).getByRole('radio', { name: 'Unsure' })).toBeChecked();
    await pick(5, 'Unsure');
    await shows(6);
    await press('Back');
    await shows(5);
    await press('Next');
    await shows(6);
  });

  test('arrow keys choose without moving on; next asks for what is missing', async () => {
    show();
    await press('Next');
    expect(statement(1).getByText('Please answer this one.')).toBeVisible();
    await shows(1);
    await userEvent.keyboard('{ArrowDown}');
    expect(statement(1).getByRole('radio', { name: 'Dislike' })).toBeChecked();
    await new Promise((done) => setTimeout(done, timings.answerSeenMs * 2));
    await shows(1);
    await press('Next');
    await shows(2);
  });

  test('the last statement stays, with the way to the result', async () => {
    keepAnswers([60]);
    show();
    await shows(60);
    await pick(60, 'Strongly like');
    await new Promise((done) => setTimeout(done, timings.answerSeenMs * 2));
    await shows(60);
    await press('View result');
    await waitFor(() => expect(navigation.push).toHaveBeenCalled());
  });
});
