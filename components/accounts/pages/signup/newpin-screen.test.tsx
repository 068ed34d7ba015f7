import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { outbox, userRoles, users } from '@/backend/db/schema';
import { requestCode } from '@/components/accounts/account/request-code';
import { type CodeProgress, saveProgress } from '@/components/accounts/account/code-progress';
import { userApi } from '@/lib/api/user';
import type { Endpoint } from '@/lib/contract/endpoint';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { Locale } from '@/lib/i18n/locales';
import * as documents from '@/lib/i18n/open-document';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { NewpinScreen } from './newpin-screen';

const backend = useScreenBackend();
const door: Endpoint = {
  method: 'POST',
  path: '/session',
  access: 'public',
  summary: '',
  response: z.unknown(),
};
let counter = 0;

const stored = () => JSON.parse(window.sessionStorage.getItem('sala-signup') ?? 'null') as CodeProgress;

/** Does the first two steps as the screens would. */
const prove = async () => {
  counter += 1;
  const phone = `+8551280${String(1000 + counter)}`;
  await requestCode('signup', { firstName: 'Dara', lastName: 'Sok', username: phone, locale: 'en' });
  const [sms] = await backend.current.deps.db.select().from(outbox).where(eq(outbox.recipient, phone));
  const verifyCode = /#(\d{6})/.exec(sms?.body ?? '')?.[1] ?? '';
  const { userId, challengeId } = stored();
  const { grant } = await userApi.accounts.verifyCode({
    params: { id: userId },
    body: { challengeId, verifyCode },
  });
  saveProgress('signup', { ...stored(), grant, grantEndsAtMs: Date.now() + 600_000 });
  return grant;
};

beforeEach(() => {
  vi.spyOn(documents, 'openDocument').mockResolvedValue();
  window.history.replaceState(null, '', '/signup/newpin');
  backend.current.clock.advance(86_400);
});

const choose = async (pin: string, again = pin) => {
  const user = userEvent.setup();
  for (const [name, value] of [
    ['New PIN', pin],
    ['Enter the PIN again', again],
  ] as const) {
    await user.clear(screen.getByLabelText(name));
    await user.type(screen.getByLabelText(name), value);
  }
  // While an earlier try is in progress the button is inactive.
  const button = screen.getByRole('button', { name: 'Save and log in' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

/** The error summary takes the focus; typing before that would lose letters to it. */
const refusedWith = async (text: string | RegExp) => {
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
  await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
};

/** Renders, and waits for the form, whose script loads later. */
const show = async (locale: Locale = 'en') => {
  const rendered = renderScreen(<NewpinScreen />, { locale });
  await waitFor(() => expect(document.querySelector('form, h2')).toBeInTheDocument());
  return rendered;
};

test.each([
  { role: 'advisor', lands: '/advisor/dashboard' },
  { role: null, lands: '/profile/applications' },
] as const)('after a chosen goal, somebody with the role $role lands at $lands', async ({ role, lands }) => {
  await prove();
  const { userId, username } = stored();
  saveProgress('signup', { ...stored(), next: '/profile/applications' });
  const { db } = backend.current.deps;
  const [user] = await db.select().from(users).where(eq(users.phone, username));
  expect(user?.id).toBe(userId);
  if (role) await db.insert(userRoles).values({ userId, role: roleNames[role] });
  await show();
  await choose('482913');
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledExactlyOnceWith(lands, 'en'));
});

test('a PIN typed twice opens the account and leaves nothing behind', async () => {
  await prove();
  window.history.replaceState(null, '', '/signup/newpin?redirect=%2Fschool%2Flotus%2Fenrollment-form');
  await show();
  await choose('៤៨២៩១៣', '482913');
  await waitFor(() =>
    expect(documents.openDocument).toHaveBeenCalledExactlyOnceWith('/school/lotus/enrollment-form', 'en'),
  );
  expect(window.sessionStorage).toHaveLength(0);
  expect(screen.getByLabelText('New PIN')).toBeVisible();
});

test('a weak PIN and a different repetition are said at their fields; nothing is sent', async () => {
  await prove();
  await show();
  await choose('123456', '123457');
  await refusedWith(/This PIN is too easy to guess/);
  await choose('482913', '482914');
  await refusedWith('The two PINs are not the same');
  await choose('4829');
  await refusedWith('The PIN is 6 digits');
  expect(documents.openDocument).not.toHaveBeenCalled();
  await choose('482913');
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledOnce());
});

test('when only the log-in fails, the next try does only that', async () => {
  await prove();
  await show();
  backend.answer(door, 'network-error', 'once');
  await choose('482913');
  expect(await screen.findByText('Sala does not answer right now')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save and log in' }));
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/welcome', 'en'));
});

test('an answer lost on the way does no harm', async () => {
  const grant = await prove();
  await userApi.accounts.setPin({ body: { pin: '482913' }, bearer: grant });
  await show();
  await choose('482913');
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/welcome', 'en'));
});

test('a grant that no longer holds leads back to a new code', async () => {
  await prove();
  await show();
  backend.current.clock.advance(600);
  await choose('482913');
  expect(await screen.findByRole('link', { name: 'Ask for a new code' })).toHaveAttribute(
    'href',
    '/en/signup',
  );
});

test('without connection the PIN stays, with the reason', async () => {
  await prove();
  backend.answer(accountsResource.endpoints.setPin, 'network-error', 'once');
  await show();
  await choose('482913');
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection');
  expect(screen.getByLabelText('New PIN')).toHaveValue('482913');
});

test('who comes too early or too late is shown the way', async () => {
  saveProgress('signup', null);
  const first = await show();
  expect(screen.getByRole('link', { name: 'Go to the first step' })).toBeVisible();
  first.unmount();
  await prove();
  saveProgress('signup', { ...stored(), grantEndsAtMs: Date.now() - 1 });
  const second = await show();
  expect(screen.getByRole('link', { name: 'Ask for a new code' })).toBeVisible();
  second.unmount();
  await requestCode('signup', {
    firstName: 'Dara',
    lastName: 'Sok',
    username: stored().username,
    locale: 'en',
  });
  await show('km');
  expect(screen.getByRole('link', { name: 'បញ្ចូលលេខកូដ' })).toHaveAttribute('href', '/signup/verify');
});

test('the rules are ticked or crossed once the PIN is whole, as it is', async () => {
  await prove();
  await show();
  const rule = (text: RegExp) => screen.getByText(text).textContent;
  const pin = screen.getByLabelText('New PIN');
  await userEvent.type(pin, '12345');
  expect(rule(/is not a row/)).toBe('is not a row such as 123456');
  await userEvent.type(pin, '6');
  await waitFor(() => expect(rule(/is not a row/)).toContain('(not met)'));
  expect(rule(/does not repeat/)).toContain('(met)');
  await userEvent.clear(pin);
  await userEvent.type(pin, '១២១២១២');
  await waitFor(() => expect(rule(/does not repeat/)).toContain('(not met)'));
  expect(rule(/is not a row/)).toContain('(met)');
});
