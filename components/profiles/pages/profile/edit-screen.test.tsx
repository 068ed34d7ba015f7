import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { makePerson, type Person } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { EditScreen } from './edit-screen';

const backend = useScreenBackend();
const { update } = accountsResource.endpoints;

const enter = async (known: Partial<typeof users.$inferInsert> = {}): Promise<Person> => {
  const person = await makePerson(backend.current);
  if (Object.keys(known).length > 0)
    await backend.current.deps.db.update(users).set(known).where(eq(users.id, person.id));
  backend.signIn(person);
  renderScreen(<EditScreen />);
  await screen.findByLabelText('Email');
  return person;
};
const stored = async ({ id }: Person) =>
  (await backend.current.deps.db.select().from(users).where(eq(users.id, id)))[0];
const field = (name: string) => screen.getByLabelText(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const retype = async (name: string, value: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), value);
};

test('what is known stands in the form; what is changed is stored', async () => {
  const person = await enter({ dob: '2008-03-14', gender: 'female' });
  expect(field('First name (given name)')).toHaveValue('Dara');
  expect(field('Day')).toHaveValue('14');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  await retype('First name in Khmer (optional)', 'តារា');
  await retype('Email', 'dara@example.com');
  await retype('Year', '២០០៧');
  await userEvent.click(field('Province (optional)'));
  await userEvent.type(field('Province (optional)'), 'Kampot');
  await userEvent.click(screen.getByRole('option', { name: /Kampot/ }));
  await retype('Current school (optional)', 'វិទ្យាល័យកំពត');
  await save();
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', message: 'Your details are saved' }]));
  expect(await stored(person)).toMatchObject({
    firstNameKm: 'តារា',
    lastNameKm: null,
    email: 'dara@example.com',
    emailVerified: false,
    dob: '2007-03-14',
    gender: 'female',
    province: '07',
    currentSchool: 'វិទ្យាល័យកំពត',
  });
  stop();
});

test('names and e-mail are required', async () => {
  await enter();
  await userEvent.clear(field('Last name (family name)'));
  await userEvent.clear(field('First name (given name)'));
  await save();
  for (const name of ['Last name (family name)', 'First name (given name)', 'Email'])
    expect(await screen.findByRole('link', { name: `${name} is required` })).toBeVisible();
});

test('each field says what is wrong with it', async () => {
  await enter();
  await retype('Last name (family name)', 'សុខ');
  await retype('First name in Khmer (optional)', 'Dara');
  await retype('Email', 'dara@');
  await retype('Day', '31');
  await userEvent.selectOptions(field('Month'), '2');
  await retype('Year', '2008');
  await save();
  expect(await screen.findByRole('link', { name: /Last name .* Latin letters only/ })).toBeVisible();
  expect(
    screen.getByRole('link', { name: /First name in Khmer: write in Khmer letters only/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invalid email' })).toBeVisible();
  expect(screen.getByRole('link', { name: /This date does not exist/ })).toBeVisible();
  await retype('Day', '1');
  await retype('Year', '2999');
  await save();
  expect(await screen.findByRole('link', { name: /cannot be a birth date/ })).toBeVisible();
});

test('an address that another account has proven is saved like any other, and nothing typed is lost', async () => {
  const owner = await makePerson(backend.current);
  const proven = { email: 'taken@example.com', emailVerified: true };
  await backend.current.deps.db.update(users).set(proven).where(eq(users.id, owner.id));
  const person = await enter();
  await retype('Email', 'Taken@example.com');
  backend.answer(update, 'network-error', 'once');
  await save();
  expect(await screen.findByText(/No internet connection/)).toBeVisible();
  expect(field('Email')).toHaveValue('Taken@example.com');
  await save();
  await waitFor(async () =>
    expect(await stored(person)).toMatchObject({ email: 'taken@example.com', emailVerified: false }),
  );
});

test('the number is shown as it is and cannot be changed', async () => {
  const person = await enter();
  const national = `0${person.phone.slice(4, 6)} ${person.phone.slice(6, 9)} ${person.phone.slice(9)}`;
  expect(screen.getByText(national)).toBeVisible();
});
