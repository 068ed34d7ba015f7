import { eq } from 'drizzle-orm';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { outbox, rateLimits } from '@/backend/db/schema';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { saveProgress } from '@/components/accounts/account/code-progress';
import type { Locale } from '@/lib/i18n/locales';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SignupScreen } from './signup-screen';

const backend = useScreenBackend();
const { register } = accountsResource.endpoints;

beforeEach(() => {
  saveProgress('signup', null);
  window.history.replaceState(null, '', '/signup?redirect=%2Fprofile%2Ffavorite');
  backend.current.clock.advance(86_400);
});

const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send code' }));
const fill = async (values: { last?: string; first?: string; phone?: string }) => {
  const user = userEvent.setup();
  if (values.last) await user.type(field('Last name (family name)'), values.last);
  if (values.first) await user.type(field('First name (given name)'), values.first);
  if (values.phone) await user.type(field('Phone number'), values.phone);
};
const stored = () =>
  JSON.parse(window.sessionStorage.getItem('sala-signup') ?? 'null') as Record<string, unknown> | null;

/** Renders, and waits for the form, whose script loads later. */
const show = async (locale: Locale = 'en') => {
  const rendered = renderScreen(<SignupScreen />, { locale });
  await waitFor(() => expect(document.querySelector('form')).toBeInTheDocument());
  return rendered;
};

test('names and a number have a code sent, and lead to the next step with what it needs', async () => {
  await show();
  await fill({ last: 'Sok', first: 'Dara', phone: '០១២ ៧០០ ០០១' });
  await send();
  await waitFor(() =>
    expect(navigation.push).toHaveBeenCalledWith('/en/signup/verify?redirect=%2Fprofile%2Ffavorite', {}),
  );
  const [sms] = await backend.current.deps.db.select().from(outbox);
  expect(sms?.recipient).toBe('+85512700001');
  expect(stored()).toMatchObject({
    firstName: 'Dara',
    lastName: 'Sok',
    username: '+85512700001',
    wrongTries: 0,
  });
  const code = /#(\d{6})/.exec(sms?.body ?? '')?.[1] ?? 'no code';
  expect(JSON.stringify(stored())).not.toContain(code);
});

test.each(['I am a parent or guardian of a student', 'My school gave me a student code'])(
  '“%s” leads to the room of the code afterwards',
  async (choice) => {
    await show();
    await fill({ last: 'Sok', first: 'Dara', phone: '012 700 002' });
    await userEvent.click(screen.getByLabelText(choice));
    await send();
    await waitFor(() => expect(stored()).toMatchObject({ next: '/profile/enrolled' }));
  },
);

test('everything is required', async () => {
  await show();
  await send();
  for (const name of ['Last name (family name)', 'First name (given name)', 'Phone number']) {
    expect(await screen.findByRole('link', { name: `${name} is required` })).toBeVisible();
    expect(field(name)).toBeInvalid();
  }
  expect(navigation.push).not.toHaveBeenCalled();
});

test('other letters and wrong numbers are said at their fields, and stay', async () => {
  await show();
  await fill({ last: 'Сок', first: 'Dara', phone: '12' });
  await send();
  expect(await screen.findByRole('link', { name: /Last name .* Khmer or in Latin letters/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invalid phone number' })).toBeVisible();
  expect(field('Last name (family name)')).toHaveValue('Сок');
});

test('names in Khmer go on to the code; in two scripts they do not', async () => {
  await show();
  await fill({ last: 'សុខ', first: 'Dara', phone: '012 777 881' });
  await send();
  expect(
    await screen.findByRole('link', { name: 'Write both names in Khmer, or both in Latin letters' }),
  ).toBeVisible();
  await userEvent.clear(field('First name (given name)'));
  await fill({ first: 'តារា' });
  await send();
  await waitFor(() => expect(navigation.push).toHaveBeenCalled());
});

test('what only the backend knows is said at its field', async () => {
  await show();
  await fill({ last: 'Sok', first: 'Dara', phone: '023 456 789' });
  await send();
  expect(await screen.findByRole('link', { name: 'Invalid phone number' })).toBeVisible();
  expect(navigation.push).not.toHaveBeenCalled();
});

test('too many codes: how long to wait, counting down', async () => {
  const { app } = backend.current;
  const body = JSON.stringify({ firstName: 'Dara', lastName: 'Sok', phone: '012700002', locale: 'en' });
  for (let sent = 0; sent < 3; sent += 1) {
    await app.request(register.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
  await show();
  await fill({ last: 'Sok', first: 'Dara', phone: '012700002' });
  await send();
  expect(await screen.findByText('Too many codes were asked for')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/Please wait 1[45]:\d\d, then/);
  expect(screen.getByRole('button', { name: 'Send code' })).toBeDisabled();
});

test('without connection everything stays, with the reason', async () => {
  backend.answer(register, 'network-error', 'once');
  await show();
  await fill({ last: 'Sok', first: 'Dara', phone: '012 700 003' });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection');
  expect(field('Phone number')).toHaveValue('012 700 003');
  await send();
  await waitFor(() => expect(navigation.push).toHaveBeenCalledOnce());
});

test('coming back to correct something, what was sent is there', async () => {
  saveProgress('signup', {
    firstName: 'Dara',
    lastName: 'Sok',
    username: '+85512700004',
    userId: 'u',
    challengeId: 'c',
    codeEndsAtMs: 0,
    resendAtMs: 0,
    wrongTries: 0,
  });
  await show();
  expect(
    [field('Last name (family name)'), field('First name (given name)'), field('Phone number')].map(
      (input) => (input as HTMLInputElement).value,
    ),
  ).toEqual(['Sok', 'Dara', '012 700 004']);
});

test('the way to the log-in keeps where the person was going', async () => {
  await show('km');
  expect(screen.getByRole('link', { name: 'ចូលគណនី' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fprofile%2Ffavorite',
  );
});

test.each([
  ['en', 'No code can be sent by SMS now', 'Write to us'],
  ['km', /ឥឡូវនេះមិនអាចផ្ញើលេខកូដតាមសារ SMS/, 'សរសេរមកយើង'],
] as const)(
  'when the text messages of the day are used up it says so in %s, and keeps what was typed',
  async (locale, title, link) => {
    await show(locale);
    const [last, first, phone] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.type(last, 'Sok');
    await userEvent.type(first, 'Dara');
    await userEvent.type(phone, '012700055');
    const { db } = backend.current.deps;
    const key = 'sms-budget:strangers';
    const now = backend.current.clock.now();
    const used = { key, count: 1_000_000, until: new Date(now.getTime() + 3_600_000) };
    await db.insert(rateLimits).values(used).onConflictDoUpdate({ target: rateLimits.key, set: used });
    await userEvent.click(screen.getByRole('button', { name: /Send code|ផ្ញើ/ }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      locale === 'km' ? '/contact-us' : '/en/contact-us',
    );
    expect(phone).toHaveDisplayValue(/^0?12 ?700 ?055$/);
    expect(navigation.push).not.toHaveBeenCalled();
    // More messages may go out before the day is over.
    await db.delete(rateLimits).where(eq(rateLimits.key, key));
    await userEvent.click(screen.getByRole('button', { name: /Send code|ផ្ញើ/ }));
    await waitFor(() => expect(navigation.push).toHaveBeenCalled());
  },
);
