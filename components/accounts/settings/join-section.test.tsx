import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { favorites, users } from '@/backend/db/schema';
import { SettingsScreen } from '@/components/accounts/pages/profile/settings-screen';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { codeSentTo } from '@/tests/support/messages';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();

const lookAt = async (other: Person) => {
  const person = await makePerson(backend.current);
  backend.signIn(person);
  renderScreen(<SettingsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Join another account' }));
  await userEvent.type(
    await screen.findByLabelText('Number of your other account'),
    other.phone.replace('+855', '0'),
  );
  await userEvent.type(screen.getByLabelText('PIN or password'), person.pin);
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  await userEvent.type(
    await screen.findByLabelText('Code from the SMS'),
    await codeSentTo(backend.current, other.phone),
  );
  return person;
};

test('what the other account holds is shown, and comes with one more word', async () => {
  const b = backend.current;
  const [other, school] = [await makePerson(b), await makeSchool(b)];
  await b.deps.db
    .insert(favorites)
    .values({ userId: other.id, schoolId: school.id, createdAt: b.clock.now() });
  const person = await lookAt(other);
  expect(await screen.findByText('1 favorite')).toBeVisible();
  expect(await b.deps.db.$count(favorites, eq(favorites.userId, person.id))).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Join the accounts' }));
  expect(await screen.findByRole('button', { name: 'Join another account' })).toBeVisible();
  expect(await b.deps.db.$count(favorites, eq(favorites.userId, person.id))).toBe(1);
  const [ended] = await b.deps.db.select().from(users).where(eq(users.id, other.id));
  expect(ended?.phone).toBeNull();
});

test('what stands in the way is said, and nothing is offered that cannot be done', async () => {
  await lookAt(await makePerson(backend.current, { roles: ['bank'] }));
  expect(await screen.findByText(/works for a school, a bank or Sala/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join the accounts' })).toBeNull();
});
