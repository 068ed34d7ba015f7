import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { outbox } from '@/backend/db/schema';
import { requestCode } from '@/components/accounts/account/request-code';
import { changeProgress, type CodeProgress, saveProgress } from '@/components/accounts/account/code-progress';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import type { Locale } from '@/lib/i18n/locales';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { VerifyScreen } from './verify-screen';

const backend = useScreenBackend();
let counter = 0;
let phone = '';

const stored = () => JSON.parse(window.sessionStorage.getItem('sala-signup') ?? 'null') as CodeProgress;
const change = (changed: Partial<CodeProgress>) => saveProgress('signup', { ...stored(), ...changed });
const codeField = () => screen.getByLabelText('Verification code');
const lastSms = async () => {
  const sent = await backend.current.deps.db.select().from(outbox).where(eq(outbox.recipient, phone));
  return sent.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)?.body ?? '';
};
const lastCode = async () => /#(\d{6})/.exec(await lastSms())?.[1] ?? '';
const wrong = async () => ((await lastCode()) === '000000' ? '000001' : '000000');

beforeEach(async () => {
  window.history.replaceState(null, '', '/signup/verify?redirect=%2Fprofile%2Ffavorite');
  backend.current.clock.advance(86_400);
  counter += 1;
  phone = `+8551270${String(1000 + counter)}`;
  await requestCode('signup', { firstName: 'Dara', lastName: 'Sok', username: phone, locale: 'en' });
});

const nextStep = '/en/signup/newpin?redirect=%2Fprofile%2Ffavorite';

/** Renders, and waits for the form, whose script loads later. */
const show = async (locale: Locale = 'en') => {
  const rendered = renderScreen(<VerifyScreen />, { locale });
  await waitFor(() => expect(document.querySelector('form, h2')).toBeInTheDocument());
  return rendered;
};

test('the last digit of the code sends it; the grant is kept, the code is not', async () => {
  await show();
  const code = await lastCode();
  await userEvent.type(codeField(), code);
  await waitFor(() => expect(navigation.push).toHaveBeenCalledExactlyOnceWith(nextStep, {}));
  expect(stored().grant).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(window.sessionStorage.getItem('sala-signup')).not.toContain(code);
  expect(codeField()).toBeVisible();
});

test('a whole message may be pasted, and Khmer digits typed', async () => {
  await show();
  const user = userEvent.setup();
  await user.type(codeField(), '១២');
  expect(codeField()).toHaveValue('12');
  await user.clear(codeField());
  await user.click(codeField());
  await user.paste(await lastSms());
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith(nextStep, {}));
});

test('the phone itself may hand the code over', async () => {
  const arrived = Promise.withResolvers<Credential>();
  Object.assign(window, { OTPCredential: class {} });
  Object.assign(navigator, { credentials: { get: () => arrived.promise } });
  await show();
  const code = await lastCode();
  await act(async () => arrived.resolve({ id: 'sms', type: 'otp', code } as Credential));
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith(nextStep, {}));
  Reflect.deleteProperty(navigator, 'credentials');
  Reflect.deleteProperty(window, 'OTPCredential');
});

test('a wrong code is said and counted; after five a new one is needed', async () => {
  await show();
  await userEvent.type(codeField(), await wrong());
  expect(await screen.findByRole('link', { name: 'Invalid Code' })).toBeVisible();
  expect(stored().wrongTries).toBe(1);
  act(() => change({ wrongTries: 5 }));
  expect(screen.getByText(/The code was wrong 5 times/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
});

test('the button does not send the same wrong code again, another code it does', async () => {
  await show();
  const code = await wrong();
  await userEvent.type(codeField(), code);
  await screen.findByRole('link', { name: 'Invalid Code' });
  const button = screen.getByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.getByRole('link', { name: 'Invalid Code' })).toBeVisible();
  expect(stored().wrongTries).toBe(1);
  await userEvent.clear(codeField());
  await userEvent.type(codeField(), code === '000000' ? '000002' : '000003');
  await waitFor(() => expect(stored().wrongTries).toBe(2));
});

test('taps on the button while the next page is on its way send nothing, and the grant stays', async () => {
  await show();
  await userEvent.type(codeField(), await lastCode());
  await waitFor(() => expect(navigation.push).toHaveBeenCalledOnce());
  const { grant } = stored();
  for (let tap = 0; tap < 3; tap += 1) act(() => document.querySelector('form')?.requestSubmit());
  await act(() => Promise.resolve());
  expect(stored()).toMatchObject({ grant, wrongTries: 0 });
  expect(navigation.push).toHaveBeenCalledOnce();
});

test('a code that was accepted before this form came needs no second proof', async () => {
  await show();
  changeProgress('signup', stored().challengeId, () => ({ grant: 'a-grant' }));
  expect(await screen.findByRole('link', { name: /PIN/ })).toBeVisible();
});

test('what a late answer says of a try is added to what is stored, and an older code changes nothing', () => {
  const { challengeId } = stored();
  const wrongTry = ({ wrongTries }: CodeProgress) => ({ wrongTries: wrongTries + 1 });
  changeProgress('signup', challengeId, () => ({ grant: 'a-grant', grantEndsAtMs: 1 }));
  changeProgress('signup', challengeId, wrongTry);
  changeProgress('signup', 'of-another-code', wrongTry);
  expect(stored()).toMatchObject({ grant: 'a-grant', grantEndsAtMs: 1, wrongTries: 1 });
});

test('a code that is sent again takes nothing from who was accepted meanwhile', async () => {
  const { challengeId } = stored();
  changeProgress('signup', challengeId, () => ({ grant: 'a-grant' }));
  backend.current.clock.advance(61);
  await requestCode('signup', {
    firstName: 'Dara',
    lastName: 'Sok',
    username: phone,
    locale: 'en',
    challengeId,
  });
  expect(stored()).toMatchObject({ grant: 'a-grant', challengeId });
});

test('too few digits are not sent', async () => {
  await show();
  await userEvent.type(codeField(), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('link', { name: 'Invalid Code' })).toBeVisible();
  expect(stored().wrongTries).toBe(0);
});

test('an expired code says so', async () => {
  change({ codeEndsAtMs: Date.now() - 1 });
  await show();
  expect(screen.getByText(/This code has expired/)).toBeVisible();
});

test('a minute later the code can be sent again, and counts from then on', async () => {
  await show();
  expect(screen.getByRole('button', { name: /Resend code in (1:00|0:5\d)/ })).toBeDisabled();
  act(() => change({ resendAtMs: Date.now() - 1, wrongTries: 5 }));
  backend.current.clock.advance(60);
  const before = stored().challengeId;
  await userEvent.click(screen.getByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText(/A new code is on its way/)).toBeVisible();
  expect(stored().challengeId).not.toBe(before);
  expect(screen.getByRole('button', { name: /Resend code in/ })).toBeDisabled();
  await userEvent.type(codeField(), await lastCode());
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith(nextStep, {}));
});

test('sending again may be refused or fail', async () => {
  act(() => change({ resendAtMs: Date.now() - 1 }));
  await show();
  backend.answer(accountsResource.endpoints.register, 'network-error', 'once');
  const button = screen.getByRole('button', { name: 'Resend code' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The code could not be sent');
  for (let sent = 0; sent < 2; sent += 1)
    await requestCode('signup', { firstName: 'Dara', lastName: 'Sok', username: phone, locale: 'en' });
  act(() => change({ resendAtMs: Date.now() - 1 }));
  await userEvent.click(button);
  expect(await screen.findByText('Too many codes were asked for')).toBeVisible();
});

test('without the first step, or with this one done, the way is shown', async () => {
  saveProgress('signup', null);
  const { unmount } = await show();
  expect(screen.getByRole('link', { name: 'Go to the first step' })).toHaveAttribute(
    'href',
    '/en/signup?redirect=%2Fprofile%2Ffavorite',
  );
  unmount();
  saveProgress('signup', {
    firstName: 'D',
    lastName: 'S',
    username: phone,
    userId: 'u',
    challengeId: 'c',
    codeEndsAtMs: 0,
    resendAtMs: 0,
    wrongTries: 0,
    grant: 'g',
  });
  await show('km');
  expect(screen.getByRole('link', { name: 'កំណត់លេខសម្ងាត់ (PIN)' })).toHaveAttribute(
    'href',
    '/signup/newpin?redirect=%2Fprofile%2Ffavorite',
  );
});

test('broken storage counts as no sign-up', async () => {
  window.sessionStorage.setItem('sala-signup', '{"phone":');
  await show();
  expect(screen.getByRole('link', { name: 'Go to the first step' })).toBeVisible();
});
