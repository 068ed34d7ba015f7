import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { guardians, users } from '@/backend/db/schema';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { joinHyphens } from '@/lib/domain/unbroken';
import type { Endpoint } from '@/lib/contract/endpoint';
import { sessionResource } from '@/lib/contract/accounts/session';
import { roleStore } from '@/lib/device/person-role';
import type { Locale } from '@/lib/i18n/locales';
import * as documents from '@/lib/i18n/open-document';
import { call } from '@/tests/support/backend';
import { signedInHintName } from '@/lib/session/cookies';
import { rememberRoute } from '@/lib/session/last-route';
import { makePerson } from '@/tests/support/make';
import { makeSchoolWithStudent, makeStudent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { LoginScreen } from './login-screen';

const backend = useScreenBackend();
const door: Endpoint = {
  method: 'POST',
  path: '/session',
  access: 'public',
  summary: '',
  response: z.unknown(),
};

beforeEach(() => {
  window.history.replaceState(null, '', '/login');
  vi.spyOn(documents, 'openDocument').mockResolvedValue();
});

const username = () => screen.getByLabelText('Phone number or email');
const password = () => screen.getByLabelText('PIN or password');
const button = () => screen.getByRole('button', { name: 'Log in' });
const fill = async (name: string, secret: string) => {
  const user = userEvent.setup();
  await user.clear(username());
  await user.type(username(), name);
  await user.clear(password());
  await user.type(password(), secret);
  await user.click(button());
};
const khmer = (digits: string) =>
  [...digits].map((digit) => String.fromCodePoint(0x17e0 + Number(digit))).join('');

/** Renders, and waits for the form, whose script loads later. */
const show = async (locale: Locale = 'en') => {
  const rendered = renderScreen(<LoginScreen />, { locale });
  await waitFor(() => expect(document.querySelector('form')).toBeInTheDocument());
  return rendered;
};

test('a number and a PIN in Khmer digits open the account, and the home page as a new document', async () => {
  const person = await makePerson(backend.current);
  await show('en');
  await fill(khmer(`0${person.phone.slice(4)}`), khmer(person.pin));
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/', 'en'));
});

test('advisors begin at their desk', async () => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  await show();
  await fill(advisor.phone, advisor.pin);
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/advisor/dashboard', 'en'));
});

test('a student, a guardian and a teacher begin at the home of their role, which the device keeps', async () => {
  const b = backend.current;
  const { school, student, campusId } = await makeSchoolWithStudent(b);
  const { person: pupil } = await makeStudent(b, { schoolId: school.id, campusId }, { status: 'studying' });
  const guardian = await makePerson(b);
  const now = b.clock.now();
  await b.deps.db.insert(guardians).values({
    studentId: student.id,
    userId: guardian.id,
    sees: ['attendance'],
    createdAt: now,
    confirmedAt: now,
  });
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  for (const [role, person] of Object.entries({ student: pupil, guardian, teacher })) {
    const { unmount } = await show();
    await fill(person.phone, person.pin);
    await waitFor(() => expect(documents.openDocument).toHaveBeenLastCalledWith('/', 'en'));
    expect(roleStore.read()).toEqual({ person: person.id, role });
    vi.mocked(documents.openDocument).mockClear();
    unmount();
  }
});

test('who accepted an invitation begins at the desk, not at the used invitation', async () => {
  const b = backend.current;
  const { school } = await makeSchoolWithStudent(b);
  const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  window.history.replaceState(null, '', '/invitation');
  rememberRoute();
  window.history.replaceState(null, '', '/login');
  await show();
  await fill(admin.phone, admin.pin);
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/partner/dashboard', 'en'));
});

test.each([
  ['/profile/applications?tab=1', '/profile/applications?tab=1'],
  ['/en/school/lotus', '/school/lotus'],
  ['//evil.example', '/'],
  ['/login', '/'],
])('redirect=%s leads to %s', async (redirect, target) => {
  window.history.replaceState(null, '', `/login?redirect=${encodeURIComponent(redirect)}`);
  const person = await makePerson(backend.current);
  await show();
  await fill(person.phone, person.pin);
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith(target, 'en'));
});

test.each([
  ['/school/lotus?tab=fees', '/school/lotus?tab=fees'],
  ['/profile/settings', '/profile/settings'],
  ['/advisor/dashboard', '/'],
  ['/no-such-page', '/'],
  ['//evil.example', '/'],
])('asked for by no page, after %s it leads to %s', async (last, target) => {
  window.sessionStorage.setItem('sala-last-route', last);
  const person = await makePerson(backend.current);
  await show();
  await fill(person.phone, person.pin);
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith(target, 'en'));
});

test('an e-mail address is a name too, whatever its capitals', async () => {
  const person = await makePerson(backend.current);
  await backend.current.deps.db
    .update(users)
    .set({ email: 'dara@example.com', emailVerified: true })
    .where(eq(users.id, person.id));
  await show();
  await fill('Dara@Example.com', person.pin);
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/', 'en'));
});

test('until when a deletion can be taken back is said, for a date only', async () => {
  window.history.replaceState(null, '', '/login?leaving=2026-12-21');
  const first = await show();
  expect(await screen.findByText(joinHyphens('Your account will be deleted on 21-Dec-2026'))).toBeVisible();
  first.unmount();
  window.history.replaceState(null, '', '/login?leaving=soon');
  await show();
  expect(screen.queryByText(/will be deleted/)).toBeNull();
});

test('who forgot the PIN finds the way, with where they were going', async () => {
  window.history.replaceState(null, '', '/login?redirect=%2Fprofile%2Ffavorite');
  await show();
  expect(screen.getByRole('link', { name: 'Forgotten your PIN?' })).toHaveAttribute(
    'href',
    '/en/forgot-password/reset?redirect=%2Fprofile%2Ffavorite',
  );
});

test('both fields are required, and the name must be a number or an address', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(button());
  expect(await screen.findAllByText('Phone number or email is required')).not.toHaveLength(0);
  expect(screen.getAllByText('PIN or password is required')).not.toHaveLength(0);
  await user.type(username(), 'dara');
  expect(await screen.findAllByText('Enter a phone number or an email address')).not.toHaveLength(0);
  expect(username()).toBeInvalid();
  expect(documents.openDocument).not.toHaveBeenCalled();
});

test('wrong credentials are said, and what was typed stays', async () => {
  const person = await makePerson(backend.current);
  await show();
  await fill(person.phone, '000001');
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not match');
  expect([username(), password()].map((input) => (input as HTMLInputElement).value)).toEqual([
    person.phone,
    '000001',
  ]);
  expect(button()).toBeEnabled();
});

test('a lock counts down and holds the button', async () => {
  const person = await makePerson(backend.current);
  const wrong = {
    grant_type: 'password',
    username: person.phone,
    password: '000001',
    client_id: 'sala-web',
  } as const;
  for (let tries = 0; tries < 10; tries += 1)
    await call(backend.current, sessionResource.endpoints.token, { body: wrong });
  await show();
  await fill(person.phone, person.pin);
  expect(await screen.findByText('Too many tries')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/please wait (1:00|0:5\d), then/);
  expect(button()).toBeDisabled();
});

test('a locked network says what one can do meanwhile, and does not hold the button', async () => {
  await show();
  backend.answer(door, { status: 429, code: 'address-locked' }, 'once');
  await fill('012345678', '482913');
  expect(await screen.findByText('Too many wrong tries from this network')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/mobile data.*set a new PIN with a code by SMS/);
  expect(screen.getByRole('link', { name: 'Forgotten your PIN?' })).toBeVisible();
  expect(button()).toBeEnabled();
});

test('no answer, no connection and faults have their own words', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  await show();
  backend.answer(door, 'network-error', 'once');
  await fill('012345678', '482913');
  expect(await screen.findByText('Sala does not answer right now')).toBeVisible();
  backend.answer(door, { status: 503, code: 'unreachable' }, 'once');
  await userEvent.click(button());
  expect(await screen.findByText('Sala does not answer right now')).toBeVisible();
  online.mockReturnValue(false);
  backend.answer(door, 'network-error', 'once');
  await userEvent.click(button());
  expect(await screen.findByText('No internet connection')).toBeVisible();
  backend.answer(door, { status: 403, code: 'cross-site' }, 'once');
  await userEvent.click(button());
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(username()).toHaveValue('012345678');
});

test('who was led here because the session ended is told so, once', async () => {
  window.history.replaceState(null, '', '/login?redirect=%2Fprofile%2Ffavorite&expired=1');
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  await show();
  expect(toasts).toEqual([{ kind: 'warning', message: 'Please re-login to continue.' }]);
  expect(window.location.search).toBe('?redirect=%2Fprofile%2Ffavorite');
  stop();
});

test('the way to sign up keeps where the person was going', async () => {
  window.history.replaceState(null, '', '/login?redirect=%2Fprofile%2Ffavorite');
  await show();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/en/signup?redirect=%2Fprofile%2Ffavorite',
  );
});

test.each([
  ['/login?redirect=%2Fprofile%2Ffavorite', '/en/signup?redirect=%2Fprofile%2Ffavorite'],
  ['https://elsewhere.example/login?redirect=%2Fprofile%2Ffavorite', '/en/signup'],
])('a link followed before the page is interactive: from %s on to %s', async (from, target) => {
  window.history.replaceState(null, '', '/login');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(new URL(from, window.location.origin).href);
  await show();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', target);
  vi.restoreAllMocks();
});

test('the PIN can be looked at', async () => {
  const user = userEvent.setup();
  await show();
  await user.type(password(), '482913');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show PIN or password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide PIN or password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('the typed number stays when the language changes, and the secret does not', async () => {
  const { unmount } = await show('en');
  await userEvent.type(username(), '012 345 678');
  await userEvent.type(password(), '739164');
  unmount();
  await show('km');
  expect(screen.getByDisplayValue('012 345 678')).toBeVisible();
  expect(screen.queryByDisplayValue('739164')).not.toBeInTheDocument();
});

test('whoever is signed in already is led on, and an old hint leaves the form', async () => {
  document.cookie = `${signedInHintName}=1; path=/`;
  const first = await show('en');
  await userEvent.type(username(), '012345678');
  expect(documents.openDocument).not.toHaveBeenCalled();
  first.unmount();
  backend.signIn(await makePerson(backend.current));
  window.history.replaceState(null, '', '/login?redirect=%2Fprofile%2Ffavorite');
  await show('en');
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/profile/favorite', 'en'));
});
