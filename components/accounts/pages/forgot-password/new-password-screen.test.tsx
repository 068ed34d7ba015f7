import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { users } from '@/backend/db/schema';
import { saveProgress } from '@/components/accounts/account/code-progress';
import { sessionResource } from '@/lib/contract/accounts/session';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import type { Locale } from '@/lib/i18n/locales';
import * as documents from '@/lib/i18n/open-document';
import { call } from '@/tests/support/backend';
import { askFor, proveFor, storedProgress } from '@/tests/support/code-way';
import { makePerson } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { NewPasswordScreen } from './new-password-screen';
import { ForgotPasswordVerifyCodeScreen } from './verify-code-screen';

const backend = useScreenBackend();

beforeEach(() => {
  vi.spyOn(documents, 'openDocument').mockResolvedValue();
  window.history.replaceState(null, '', '/forgot-password/new-password');
  backend.current.clock.advance(86_400);
});

const show = async (screenOf: typeof NewPasswordScreen, locale: Locale = 'en') => {
  const Screen = screenOf;
  renderScreen(<Screen />, { locale });
  await waitFor(() => expect(document.querySelector('form, h2')).toBeInTheDocument());
};

const choose = async (pin: string) => {
  await userEvent.type(screen.getByLabelText('New PIN'), pin);
  await userEvent.type(screen.getByLabelText('Enter the PIN again'), pin);
  await userEvent.click(screen.getByRole('button', { name: 'Save and log in' }));
};

test('the code of the message proves the account', async () => {
  const person = await makePerson(backend.current);
  await askFor('reset', person.phone);
  await show(ForgotPasswordVerifyCodeScreen);
  expect(screen.getByText(/If an account belongs to/)).toBeVisible();
  await userEvent.type(
    screen.getByLabelText('Verification code'),
    await codeSentTo(backend.current, person.phone),
  );
  await waitFor(() =>
    expect(navigation.push).toHaveBeenCalledExactlyOnceWith('/en/forgot-password/new-password', {}),
  );
  expect(storedProgress('reset').grant).toBeTruthy();
});

test('a wrong code is said, also where there is no account', async () => {
  await askFor('reset', 'nobody@example.com');
  await show(ForgotPasswordVerifyCodeScreen);
  await userEvent.type(screen.getByLabelText('Verification code'), '123456');
  expect(await screen.findByRole('link', { name: 'Invalid Code' })).toBeVisible();
  expect(storedProgress('reset').wrongTries).toBe(1);
  expect(screen.getByRole('button', { name: /Resend code in/ })).toBeDisabled();
});

test('a code that went to the mail address is sent by SMS where that is asked for, after a minute', async () => {
  const person = await makePerson(backend.current);
  const mailed = { email: `${person.id}@example.com`, emailVerified: true };
  await backend.current.deps.db.update(users).set(mailed).where(eq(users.id, person.id));
  await askFor('reset', person.phone);
  await show(ForgotPasswordVerifyCodeScreen);
  expect(screen.getByText(/to its Telegram or email if Sala knows one, otherwise by SMS/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Send the code by SMS in/ })).toBeDisabled();
  expect(await messagesTo(backend.current, person.phone)).toEqual([]);
  act(() => void saveProgress('reset', { ...storedProgress('reset'), resendAtMs: Date.now() - 1 }));
  backend.current.clock.advance(60);
  await userEvent.click(screen.getByRole('button', { name: 'Send the code by SMS' }));
  expect(await screen.findByText(/a 6-digit code is on its way to it by SMS/)).toBeVisible();
  await userEvent.type(
    screen.getByLabelText('Verification code'),
    await codeSentTo(backend.current, person.phone),
  );
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith('/en/forgot-password/new-password', {}));
});

test('the new PIN opens the account; the old one no longer does', async () => {
  const person = await makePerson(backend.current);
  await proveFor(backend.current, 'reset', person.phone);
  await show(NewPasswordScreen);
  await choose('739105');
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledExactlyOnceWith('/', 'en'));
  expect(window.sessionStorage.getItem('sala-reset')).toBeNull();
  const old = await call(backend.current, sessionResource.endpoints.token, {
    body: { grant_type: 'password', username: person.phone, password: person.pin, client_id: 'sala-web' },
  });
  expect(old.status).toBe(401);
});

test('an easy PIN is refused, and a failure keeps what was typed', async () => {
  const person = await makePerson(backend.current);
  await proveFor(backend.current, 'reset', person.phone);
  await show(NewPasswordScreen);
  await choose('111111');
  expect(await screen.findByRole('link', { name: /too easy to guess/ })).toBeVisible();
  for (const name of ['New PIN', 'Enter the PIN again']) await userEvent.clear(screen.getByLabelText(name));
  backend.answer(secretsResource.endpoints.setPinAfterReset, 'network-error', 'once');
  await choose('739105');
  expect(await screen.findByText(/No internet connection/)).toBeVisible();
  expect(screen.getByLabelText('New PIN')).toHaveValue('739105');
});

test('without the first steps the way to them is shown', async () => {
  await show(NewPasswordScreen, 'km');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('សូមចាប់ផ្តើមពីគណនីរបស់អ្នក');
  expect(screen.getByRole('link', { name: 'ទៅជំហានដំបូង' })).toHaveAttribute('href', '/forgot-password/reset');
});
