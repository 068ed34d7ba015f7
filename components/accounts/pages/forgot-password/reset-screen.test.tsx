import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { saveProgress } from '@/components/accounts/account/code-progress';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import type { Locale } from '@/lib/i18n/locales';
import { call } from '@/tests/support/backend';
import { storedProgress } from '@/tests/support/code-way';
import { makePerson } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ResetScreen } from './reset-screen';

const backend = useScreenBackend();
const { resetPassword } = secretsResource.endpoints;

beforeEach(() => {
  saveProgress('reset', null);
  window.history.replaceState(null, '', '/forgot-password/reset?redirect=%2Fprofile%2Ffavorite');
  backend.current.clock.advance(86_400);
});

const field = () => screen.getByLabelText('Phone number or email');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send code' }));
const nextStep = '/en/forgot-password/verify-code?redirect=%2Fprofile%2Ffavorite';

/** Renders, and waits for the form, whose script loads later. */
const show = async (locale: Locale = 'en') => {
  const rendered = renderScreen(<ResetScreen />, { locale });
  await waitFor(() => expect(document.querySelector('form')).toBeInTheDocument());
  return rendered;
};

test('a number in Khmer digits has a code sent, and leads to the next step', async () => {
  const person = await makePerson(backend.current);
  const khmer = [...`0${person.phone.slice(4)}`].map((digit) => '០១២៣៤៥៦៧៨៩'[Number(digit)]).join('');
  await show();
  await userEvent.type(field(), khmer);
  await send();
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith(nextStep, {}));
  expect(await codeSentTo(backend.current, person.phone)).toMatch(/^\d{6}$/);
  expect(storedProgress('reset')).toMatchObject({ username: person.phone, wrongTries: 0 });
});

test('who has no account is led on in the same way, and is told only by the message', async () => {
  await show();
  await userEvent.type(field(), 'nobody@example.com');
  await send();
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith(nextStep, {}));
  const [message] = await messagesTo(backend.current, 'nobody@example.com');
  expect(message?.body).not.toMatch(/\d{6}/);
  expect(storedProgress('reset').username).toBe('nobody@example.com');
});

test('the field is required, and must be a number or an address', async () => {
  await show();
  await send();
  expect(await screen.findByRole('link', { name: 'Phone number or email is required' })).toBeVisible();
  await userEvent.type(field(), 'dara');
  expect(await screen.findAllByText('Enter a phone number or an email address')).not.toHaveLength(0);
  expect(field()).toBeInvalid();
  expect(navigation.push).not.toHaveBeenCalled();
});

test('what only the backend knows is said at its field', async () => {
  await show();
  await userEvent.type(field(), '023 456 789');
  await send();
  expect(await screen.findByRole('link', { name: 'Enter a phone number or an email address' })).toBeVisible();
  expect(field()).toHaveValue('023 456 789');
});

test('too many codes: how long to wait, counting down', async () => {
  const person = await makePerson(backend.current);
  for (let sent = 0; sent < codeLimits.sendsPerNumberMax; sent += 1)
    await call(backend.current, resetPassword, { body: { username: person.phone } });
  await show();
  await userEvent.type(field(), person.phone);
  await send();
  expect(await screen.findByText('Too many codes were asked for')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/Please wait 1[45]:\d\d, then/);
  expect(screen.getByRole('button', { name: 'Send code' })).toBeDisabled();
  expect(navigation.push).not.toHaveBeenCalled();
});

test('without connection, and after a reload, what was typed is still there', async () => {
  backend.answer(resetPassword, 'network-error', 'once');
  const first = await show();
  await userEvent.type(field(), '012 700 009');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection');
  expect(field()).toHaveValue('012 700 009');
  first.unmount();
  await show();
  await waitFor(() => expect(field()).toHaveValue('012 700 009'));
});

test('the way back to the log-in keeps where the person was going', async () => {
  await show('km');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ភ្លេចលេខសម្ងាត់');
  expect(screen.getByRole('link', { name: 'ចូលគណនី' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fprofile%2Ffavorite',
  );
});
