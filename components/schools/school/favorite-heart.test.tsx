import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostInvitations, type Invitation } from '@/components/feedback/invitation';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { signedInHintName } from '@/lib/session/cookies';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { FavoriteHeart } from './favorite-heart';

const backend = useScreenBackend();
const { list, add, remove } = favoritesResource.endpoints;
let toasts: Toast[] = [];
let stopToasts = () => {};

const carryCookie = (person: Person | null) => {
  backend.signIn(person);
  document.cookie = `${signedInHintName}=1; path=/${person ? '' : '; max-age=0'}`;
};

beforeEach(() => {
  toasts = [];
  stopToasts = hostToasts((toast) => toasts.push(toast));
  sharedQueryClient().setDefaultOptions({ queries: { retry: false } });
});
afterEach(async () => {
  stopToasts();
  // The effect of a log-out on visible hearts.
  carryCookie(null);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]));
  sharedQueryClient().clear();
});

const schoolOf = async (name: string) => {
  const { id } = await makeSchool(backend.current, { name });
  return { schoolId: id, name, nameNative: `${name} ខ្មែរ` };
};
const favoritesOf = async (person: Person) =>
  (await call(backend.current, list, { params: { userId: person.id } }, person.token)).body.data.map(
    ({ schoolId }) => schoolId,
  );
const mark = (person: Person, schoolId: string) =>
  call(backend.current, add, { body: { schoolId } }, person.token);
const heart = (name: string) => screen.getByRole('button', { name: `Save ${name} to favorites` });

test('a visitor’s hearts stay on the device, the first one says what an account adds, and signing in merges them', async () => {
  const [school, other, gone] = [
    await schoolOf('Lotus College'),
    await schoolOf('Second College'),
    { schoolId: '8f14e45f-ceea-467f-a4b2-3e1b2c8a4c11', name: 'Closed College', nameNative: 'សាលា' },
  ];
  const invitations: Invitation[] = [];
  const stopInvitations = hostInvitations((invitation) => invitations.push(invitation));
  navigation.pathname = '/en/school/lotus-college';
  const hearts = (
    <>
      <FavoriteHeart school={school} />
      <FavoriteHeart school={other} />
      <FavoriteHeart school={gone} />
    </>
  );
  const view = renderScreen(hearts);
  await userEvent.click(heart('Lotus College'));
  expect(heart('Lotus College')).toHaveAttribute('aria-pressed', 'true');
  expect(invitations).toEqual([{ kind: 'heart', goOn: '/school/lotus-college' }]);
  expect(navigation.push).not.toHaveBeenCalled();
  await userEvent.click(heart('Second College'));
  await userEvent.click(heart('Closed College'));
  expect(invitations).toHaveLength(1);
  expect(toasts).toHaveLength(2);
  toasts = [];
  view.unmount();
  stopInvitations();
  // Another visit to the site, still without an account.
  const again = renderScreen(hearts);
  expect(heart('Lotus College')).toHaveAttribute('aria-pressed', 'true');
  again.unmount();

  const person = await makePerson(backend.current);
  carryCookie(person);
  renderScreen(hearts);
  await waitFor(() => expect(heart('Second College')).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Added to your favorites']));
  expect((await favoritesOf(person)).toSorted()).toEqual([school.schoolId, other.schoolId].toSorted());
  expect(heart('Closed College')).toHaveAttribute('aria-pressed', 'false');
});

test('a heart that a visitor took back is not merged', async () => {
  const [school, kept] = [await schoolOf('Changed Mind College'), await schoolOf('Kept College')];
  const hearts = (
    <>
      <FavoriteHeart school={school} />
      <FavoriteHeart school={kept} />
    </>
  );
  const view = renderScreen(hearts);
  await userEvent.dblClick(heart('Changed Mind College'));
  expect(heart('Changed Mind College')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart('Kept College'));
  view.unmount();
  const person = await makePerson(backend.current);
  carryCookie(person);
  renderScreen(hearts);
  await waitFor(async () => expect(await favoritesOf(person)).toEqual([kept.schoolId]));
  expect(heart('Changed Mind College')).toHaveAttribute('aria-pressed', 'false');
});

test('hearts show the favourites of the person and share one query', async () => {
  const person = await makePerson(backend.current);
  const [marked, other] = [await schoolOf('Marked School'), await schoolOf('Other School')];
  await mark(person, marked.schoolId);
  carryCookie(person);
  renderScreen(
    <>
      <FavoriteHeart school={marked} />
      <FavoriteHeart school={other} />
    </>,
  );
  await waitFor(() => expect(heart('Marked School')).toHaveAttribute('aria-pressed', 'true'));
  expect(heart('Other School')).toHaveAttribute('aria-pressed', 'false');
  const asked = sharedQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [favoritesResource.name] });
  expect(asked).toHaveLength(1);
});

test('taps mark and unmark at once, also when they come quickly', async () => {
  const person = await makePerson(backend.current);
  const school = await schoolOf('Quick School');
  carryCookie(person);
  renderScreen(<FavoriteHeart school={school} />);
  await userEvent.click(heart('Quick School'));
  await waitFor(async () => expect(await favoritesOf(person)).toEqual([school.schoolId]));
  expect(heart('Quick School')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tripleClick(heart('Quick School'));
  expect(heart('Quick School')).toHaveAttribute('aria-pressed', 'false');
  await waitFor(async () => expect(await favoritesOf(person)).toEqual([]));
  expect(toasts).toEqual([]);
});

test('a failure takes the mark back and says so', async () => {
  const person = await makePerson(backend.current);
  const school = await schoolOf('Unlucky School');
  backend.answer(add, { status: 503 });
  carryCookie(person);
  renderScreen(<FavoriteHeart school={school} />);
  await userEvent.click(heart('Unlucky School'));
  await waitFor(() =>
    expect(toasts).toEqual([
      { kind: 'danger', message: 'Your favorites could not be changed. Please try again.' },
    ]),
  );
  expect(heart('Unlucky School')).toHaveAttribute('aria-pressed', 'false');
});

test('a removal that fails leaves the mark', async () => {
  const person = await makePerson(backend.current);
  const school = await schoolOf('Kept School');
  await mark(person, school.schoolId);
  backend.answer(remove, 'network-error');
  carryCookie(person);
  renderScreen(<FavoriteHeart school={school} />);
  await waitFor(() => expect(heart('Kept School')).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(heart('Kept School'));
  await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(['danger']));
  expect(heart('Kept School')).toHaveAttribute('aria-pressed', 'true');
});

test('a session that ended unnoticed leads to the log-in as well', async () => {
  const school = await schoolOf('Late School');
  const person = await makePerson(backend.current);
  carryCookie(person);
  backend.answer(add, { status: 401 });
  renderScreen(<FavoriteHeart school={school} />);
  await userEvent.click(heart('Late School'));
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith('/en/login?redirect=%2F', {}));
  expect(heart('Late School')).toHaveAttribute('aria-pressed', 'false');
});
