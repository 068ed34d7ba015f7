import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { limitSends } from '@/backend/features/notices/services/limit-sends';
import { SettingsScreen } from '@/components/accounts/pages/profile/settings-screen';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { makePerson } from '@/tests/support/make';
import { codeSentTo } from '@/tests/support/messages';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();

let counter = 0;
const enter = async (known: Partial<typeof users.$inferInsert>) => {
  const person = await makePerson(backend.current);
  if (known.email) await backend.current.deps.db.update(users).set(known).where(eq(users.id, person.id));
  backend.signIn(person);
  renderScreen(<SettingsScreen />);
  await screen.findByRole('heading', { name: 'Email' });
  return person;
};
const unproven = async () => {
  const email = `sok-${(counter += 1)}@mail.example`;
  const person = await enter({ email, emailVerified: false });
  expect(screen.getByText(new RegExp(`${email} is not confirmed yet`))).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Send a code to confirm it' }));
  return { email, person };
};

test('without an address there is a way to add one', async () => {
  await enter({});
  expect(screen.getByRole('link', { name: 'Add an email' })).toHaveAttribute('href', '/en/profile/edit');
});

test('an address that is typed in is confirmed with the code of a mail', async () => {
  const { email, person } = await unproven();
  expect(await screen.findByText(new RegExp(`6-digit code to ${email}`))).toBeVisible();
  expect(screen.getByRole('button', { name: /Resend code in/ })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Code from the email'), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('link', { name: 'Invalid Code' })).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Code from the email'));
  await userEvent.type(
    screen.getByLabelText('Code from the email'),
    await codeSentTo(backend.current, email),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  const [row] = await backend.current.deps.db.select().from(users).where(eq(users.id, person.id));
  expect(row?.emailVerified).toBe(true);
});

test('too many codes: how long to wait', async () => {
  const email = `often-${(counter += 1)}@mail.example`;
  const { deps } = backend.current;
  for (let sends = 0; sends < codeLimits.sendsPerNumberMax; sends += 1)
    await deps.db.transaction((tx) =>
      limitSends(deps, email, { address: 'elsewhere', device: null }, tx, 'asked'),
    );
  await enter({ email, emailVerified: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Send a code to confirm it' }));
  expect(await screen.findByText('Too many codes')).toBeVisible();
});
