import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { outbox, rateLimits } from '@/backend/db/schema';
import { readTelegrams } from '@/backend/features/bot/jobs/telegram';
import { saveProgress } from '@/components/accounts/account/code-progress';
import { telegramProofsResource } from '@/lib/contract/accounts/telegram-proofs';
import type { Locale } from '@/lib/i18n/locales';
import { askFor, storedProgress } from '@/tests/support/code-way';
import { makePerson } from '@/tests/support/make';
import { navigation, readMessages, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ForgotPasswordVerifyCodeScreen } from '@/components/accounts/pages/forgot-password/verify-code-screen';
import { SignupScreen } from '@/components/accounts/pages/signup-screen';
import { VerifyScreen } from './verify-screen';

const backend = useScreenBackend({ hasDemoBot: true });
const texts = (locale: Locale) =>
  readMessages(locale)['auth'] as unknown as {
    verify: { code: string; resend: string; bySms: string; title: string; telegram: Record<string, string> };
    usedUp: Record<string, string>;
    signUp: { submit: string };
  };
let counter = 0;
let phone = '';

beforeEach(() => {
  for (const way of ['signup', 'reset'] as const) saveProgress(way, null);
  window.history.replaceState(null, '', '/signup/verify');
  backend.current.clock.advance(86_400);
  phone = `+8551288${String(1000 + (counter += 1))}`;
});

const show = async (ui: React.ReactNode, locale: Locale) => {
  renderScreen(ui, { locale });
  await waitFor(() => expect(document.querySelector('form, h2, button')).toBeInTheDocument());
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What the person does in Telegram: opens the link, and shares a number. */
const share = async (address: string, number = phone.slice(1)) => {
  const double = backend.current.deps.telegram?.double;
  if (!double) throw new Error('There is no bot.');
  const chatId = 7_000 + counter;
  const hear = () => readTelegrams(backend.current.deps, 'test', new AbortController().signal);
  await double.says(chatId, `/start ${new URL(address).searchParams.get('start')}`);
  await hear();
  await double.shares(chatId, number);
  await hear();
};
const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));
const addressOf = (link: HTMLElement) => link.getAttribute('href') ?? '';

test.each(['en', 'km'] as const)(
  'beside the code Telegram proves the number, and the page goes on by itself (%s)',
  async (locale) => {
    const { verify } = texts(locale);
    await askFor('signup', phone);
    await show(<VerifyScreen />, locale);
    // The first choice before another text message.
    const names = (await screen.findAllByRole('button')).map((button) => button.textContent ?? '');
    const prove = names.indexOf(verify.telegram['prove'] ?? '-');
    expect(prove).toBeGreaterThan(-1);
    expect(prove).toBeLessThan(names.length - 1);
    await press(verify.telegram['prove'] ?? '');
    const link = await screen.findByRole('link', { name: verify.telegram['open'] });
    expect(addressOf(link)).toMatch(/\/demo\/sala_demo_bot\?start=/);
    expect(screen.getByLabelText(verify.code)).toBeVisible();
    comeBack();
    expect(navigation.push).not.toHaveBeenCalled();
    await share(addressOf(link));
    comeBack();
    await waitFor(() => expect(navigation.push).toHaveBeenCalledOnce());
    expect(navigation.push.mock.calls[0]?.[0]).toBe(locale === 'en' ? '/en/signup/newpin' : '/signup/newpin');
    expect(storedProgress('signup').grant).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  },
);

test.each(['en', 'km'] as const)(
  'where the text messages of the day are used up the refusal names Telegram, and no code is asked for (%s)',
  async (locale) => {
    const { verify, usedUp, signUp } = texts(locale);
    const key = 'sms-budget:strangers';
    const { db } = backend.current.deps;
    const until = new Date(backend.current.clock.now().getTime() + 3_600_000);
    const used = { key, count: 1_000_000, until };
    await db.insert(rateLimits).values(used).onConflictDoUpdate({ target: rateLimits.key, set: used });
    window.history.replaceState(null, '', '/signup');
    renderScreen(<SignupScreen />, { locale });
    const [last, first, number] = (await screen.findAllByRole('textbox')) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await userEvent.type(last, 'Sok');
    await userEvent.type(first, 'Dara');
    await userEvent.type(number, `0${phone.slice(4)}`);
    await press(signUp.submit);
    expect(await screen.findByText(usedUp['telegram'] ?? '')).toBeVisible();
    await press(verify.telegram['prove'] ?? '');
    await waitFor(() => expect(navigation.push).toHaveBeenCalledOnce());
    await db.delete(rateLimits).where(eq(rateLimits.key, key));
    document.body.replaceChildren();
    await show(<VerifyScreen />, locale);
    expect(await screen.findByRole('heading', { level: 1, name: verify.telegram['title'] })).toBeVisible();
    expect(screen.queryByLabelText(verify.code)).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: verify.telegram['open'] });
    expect(await db.select().from(outbox).where(eq(outbox.recipient, phone))).toEqual([]);
    await share(addressOf(link));
    comeBack();
    await waitFor(() => expect(navigation.push).toHaveBeenCalledTimes(2));
  },
);

test('who has no such chat asks for a code by SMS after all', async () => {
  const { verify } = texts('en');
  await askFor('signup', phone);
  const before = storedProgress('signup');
  saveProgress('signup', { ...before, by: 'telegram', resendAtMs: 0 });
  backend.current.clock.advance(61);
  await show(<VerifyScreen />, 'en');
  await press(verify.bySms);
  expect(await screen.findByLabelText(verify.code)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: verify.title })).toBeVisible();
  expect(storedProgress('signup').by).toBeUndefined();
});

test('a link that is over says so and is had anew; one that cannot be had too', async () => {
  const { telegram } = texts('en').verify;
  phone = (await makePerson(backend.current)).phone;
  await askFor('signup', phone);
  await show(<VerifyScreen />, 'en');
  backend.answer(telegramProofsResource.endpoints.link, 'network-error', 'once');
  await press(telegram['prove'] ?? '');
  expect(await screen.findByText(telegram['failed'] ?? '')).toBeVisible();
  await press(telegram['prove'] ?? '');
  const link = await screen.findByRole('link', { name: telegram['open'] });
  // The number has an account: its owner is told in the chat.
  await share(addressOf(link));
  comeBack();
  expect(await screen.findByText(telegram['over'] ?? '')).toBeVisible();
  await press(telegram['prove'] ?? '');
  expect(addressOf(await screen.findByRole('link', { name: telegram['open'] }))).not.toBe(addressOf(link));
});

test('a forgotten PIN and a site without a bot offer nothing of it', async () => {
  const name = texts('en').verify.telegram['prove'] ?? '';
  await askFor('reset', phone);
  await show(<ForgotPasswordVerifyCodeScreen />, 'en');
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  document.body.replaceChildren();
  vi.stubEnv('DEMO_MODE', 'off');
  await askFor('signup', phone);
  await show(<VerifyScreen />, 'en');
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  vi.unstubAllEnvs();
});
