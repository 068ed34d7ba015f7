import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { SettingsScreen } from '@/components/accounts/pages/profile/settings-screen';
import { makePerson } from '@/tests/support/make';
import { codeSentTo } from '@/tests/support/messages';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();

const open = async () => {
  const person = await makePerson(backend.current);
  backend.signIn(person);
  renderScreen(<SettingsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change the number' }));
  await screen.findByLabelText('New phone number');
  return person;
};
const fill = async (phone: string, pin: string) => {
  await userEvent.type(screen.getByLabelText('New phone number'), phone);
  await userEvent.type(screen.getByLabelText('PIN or password'), pin);
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
};

test('the number is changed with the PIN and the code of the SMS', async () => {
  const person = await open();
  await fill('០១២ ៧៧៩ ០០១', person.pin);
  expect(await screen.findByText(/SMS to 012 779 001/)).toBeVisible();
  await userEvent.type(
    screen.getByLabelText('Code from the SMS'),
    await codeSentTo(backend.current, '+85512779001'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change the number' }));
  expect(await screen.findByText('You log in with 012 779 001.')).toBeVisible();
  const [row] = await backend.current.deps.db.select().from(users).where(eq(users.id, person.id));
  expect(row?.phone).toBe('+85512779001');
});

test('a wrong PIN is said at its field, and the number stays typed', async () => {
  await open();
  await fill('012 779 002', '000001');
  expect(await screen.findByRole('link', { name: /PIN/ })).toBeVisible();
  expect(screen.getByLabelText('New phone number')).toHaveValue('012 779 002');
});

test('the number that the account has is no new one', async () => {
  const person = await open();
  await fill(person.phone.replace('+855', '0'), person.pin);
  expect(await screen.findByText('The account has this number already.')).toBeVisible();
});
