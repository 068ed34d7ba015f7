import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { signedInHintName } from '@/lib/session/cookies';
import { call } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { FavoriteScreen } from './favorite-screen';

const backend = useScreenBackend();
const { list, add } = favoritesResource.endpoints;
let toasts: Toast[] = [];
let stopToasts = () => {};

beforeEach(() => {
  toasts = [];
  stopToasts = hostToasts((toast) => toasts.push(toast));
  document.cookie = `${signedInHintName}=1; path=/`;
  sharedQueryClient().setDefaultOptions({ queries: { retry: false } });
});
afterEach(() => {
  stopToasts();
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
  window.dispatchEvent(new Event('focus'));
  sharedQueryClient().clear();
});

/** A signed-in person with these favourites, marked in this order. */
const personWith = async (...names: string[]) => {
  const b = backend.current;
  const person = await makePerson(b);
  for (const name of names) {
    const school = await makeSchool(b, { name, nameNative: `សាលា${name}` });
    b.clock.advance(1);
    await call(b, add, { body: { schoolId: school.id } }, person.token);
  }
  backend.signIn(person);
  return person;
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('lists the favourites, the newest first, each with its heart', async () => {
  await personWith('First School', 'Second School');
  renderScreen(<FavoriteScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  await screen.findByText('2 schools');
  expect(titles()).toEqual(['Second School  (Verified)', 'First School  (Verified)']);
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2));
});

test('tells how many programs of a school can be applied to today', async () => {
  const b = backend.current;
  const person = await personWith();
  const school = await makeSchool(b, { name: 'Lotus College' });
  await call(b, add, { body: { schoolId: school.id } }, person.token);
  await makeProgram(b, school.id);
  await makeProgram(b, school.id, { isFull: true });
  renderScreen(<FavoriteScreen />);
  expect(await screen.findByText('1 program takes applications')).toBeVisible();
});

test('shows names in Khmer on Khmer pages', async () => {
  await personWith('River School');
  renderScreen(<FavoriteScreen />, { locale: 'km' });
  expect(await screen.findByRole('link', { name: /សាលាRiver School/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/school\//),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'បញ្ជីពេញចិត្ត' })).toBeVisible();
});

test('says what to do while there is none', async () => {
  await personWith();
  renderScreen(<FavoriteScreen />);
  expect(await screen.findByText('No favorite school yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore schools' })).toHaveAttribute('href', '/en/explore');
});

test('a school leaves the list with its heart, and comes back on undo', async () => {
  await personWith('Gone School', 'Stays School');
  renderScreen(<FavoriteScreen />);
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Save Gone School to favorites' }));
  await screen.findByText('1 school');
  expect(titles()).toEqual(['Stays School  (Verified)']);
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Removed from your favorites']));
  toasts[0]?.action?.onPress();
  await screen.findByText('2 schools');
});

test('a failure offers a second try that works', async () => {
  await personWith('Late School');
  backend.answer(list, { status: 503 }, 'once');
  renderScreen(<FavoriteScreen />);
  const alert = await screen.findByRole('alert');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 school')).toBeVisible();
});
