import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog, users } from '@/backend/db/schema';
import { peopleResource } from '@/lib/contract/accounts/people';
import { safetyResource } from '@/lib/contract/accounts/safety';
import { useLiveAddress } from '@/tests/support/live-address';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend, wentTo } from '@/tests/support/screen';
import { RegisteredScreen } from './registered-screen';

const backend = useScreenBackend();
useLiveAddress();
const { listOfOrganization, setEnabled } = peopleResource.endpoints;
let advisor: Person;
let student: Person;
let family: string;
let files = 0;

const show = (locale: 'km' | 'en' = 'en') =>
  renderScreen(<RegisteredScreen organizationId={backend.current.deps.env.ORGANIZATION_ID} />, { locale });
const rename = (id: string, name: Partial<typeof users.$inferInsert>) =>
  backend.current.deps.db.update(users).set(name).where(eq(users.id, id));

beforeEach(async () => {
  // A separate family name for each test: they share the database.
  family = `Mey${'abcdefghijklmnopqrst'.charAt((files += 1))}`;
  backend.current.clock.advance(60);
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  await rename(advisor.id, { firstName: 'Vanna', lastName: family });
  student = await makePerson(backend.current);
  await rename(student.id, {
    firstName: 'Rachana',
    lastName: family,
    firstNameKm: 'រចនា',
    lastNameKm: 'ម៉ី',
  });
  backend.signIn(advisor);
  navigation.search = new URLSearchParams({ keyword: family });
});

const rowButtons = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const openSheet = async (name: string) => {
  const table = within(await screen.findByRole('table'));
  await userEvent.click(table.getByRole('link', { name }));
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${name} \\d+ `) }));
};

test('lists who the address asks for, in the page’s language, with the state of each account', async () => {
  const { unmount } = show();
  expect(await rowButtons()).toEqual([`${family} Rachana`]);
  expect(screen.getByText('1 person')).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getByText('Enabled')).toBeInTheDocument();
  unmount();
  show('km');
  expect(await rowButtons()).toEqual(['ម៉ី រចនា']);
});

test('the form sends search and role into the address', async () => {
  navigation.search = new URLSearchParams();
  show();
  await userEvent.type(await screen.findByRole('searchbox'), 'រចនា{Enter}');
  expect(wentTo()).toEqual({ keyword: 'រចនា' });
  await press('Filters');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'School admin');
  await waitFor(() => expect(wentTo()).toEqual({ role: 'enrollment:school-admin' }));
});

test('a whole phone number finds its person in all of Sala', async () => {
  navigation.search = new URLSearchParams({ keyword: student.phone.replace('+855', '0') });
  show();
  expect(await rowButtons()).toEqual([`${family} Rachana`]);
  const traces = await backend.current.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, advisor.id), eq(auditLog.action, 'user-search')));
  expect(traces).toHaveLength(1);
});

test('an account is disabled after a question that names the person; list, history and audit log say so', async () => {
  show();
  const sheet = await openSheet(`${family} Rachana`);
  expect(await sheet.findByText('This person has not logged in yet.')).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'Disable account' }));
  const question = within(
    await screen.findByRole('dialog', { name: `Disable the account of ${family} Rachana?` }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Disable account' }));
  expect(await sheet.findByText('This person cannot log in.')).toBeInTheDocument();
  expect(await sheet.findByText('Account disabled')).toBeInTheDocument();
  expect(sheet.getByText(`By ${family} Vanna`)).toBeInTheDocument();
  const [row] = await backend.current.deps.db.select().from(users).where(eq(users.id, student.id));
  expect(row?.enabled).toBe(false);
  const traces = await backend.current.deps.db
    .select({ actor: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subject, student.id), eq(auditLog.action, 'user-disabled')));
  expect(traces).toEqual([{ actor: advisor.id }]);
  await userEvent.click(sheet.getByRole('button', { name: 'Enable account' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: /^Enable the account/ })).getByRole('button', {
      name: 'Enable account',
    }),
  );
  expect(await sheet.findByText('This person can log in.')).toBeInTheDocument();
});

test('an advisor confirms when somebody was born, with the paper that they have seen', async () => {
  show();
  const sheet = await openSheet(`${family} Rachana`);
  await userEvent.click(await sheet.findByRole('button', { name: 'Confirm the date of birth' }));
  expect(await sheet.findByRole('textbox', { name: /Which document/ })).toBeInvalid();
  await userEvent.type(sheet.getByRole('textbox', { name: 'Day' }), '14');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Month' }), '3');
  await userEvent.type(sheet.getByRole('textbox', { name: 'Year' }), '2001');
  await userEvent.type(sheet.getByRole('textbox', { name: /Which document/ }), 'ID card');
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm the date of birth' }));
  await waitFor(() => expect(sheet.getByRole('textbox', { name: /Which document/ })).toHaveValue(''));
  const [row] = await backend.current.deps.db.select().from(users).where(eq(users.id, student.id));
  expect(row?.dob).toBe('2001-03-14');
});

test('whoever says no to the question changes nothing', async () => {
  show();
  const sheet = await openSheet(`${family} Rachana`);
  await userEvent.click(sheet.getByRole('button', { name: 'Disable account' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: /^Disable the account/ })).getByRole('button', {
      name: 'Cancel',
    }),
  );
  expect(await sheet.findByText('This person can log in.')).toBeInTheDocument();
});

test('neither one’s own account nor that of another advisor has a switch', async () => {
  const other = await makePerson(backend.current, { roles: ['advisor'] });
  await rename(other.id, { firstName: 'Bora', lastName: family });
  navigation.search = new URLSearchParams({ keyword: family, role: 'enrollment:advisor' });
  const { unmount } = show();
  const own = await openSheet(`${family} Vanna`);
  expect(await own.findByText('This is your own account. You cannot disable it.')).toBeInTheDocument();
  expect(own.queryByRole('button', { name: 'Disable account' })).toBeNull();
  unmount();
  navigation.search = new URLSearchParams({ keyword: family, role: 'enrollment:advisor' });
  show();
  const theirs = await openSheet(`${family} Bora`);
  expect(theirs.getByText(/advisors and school admins cannot be disabled/)).toBeInTheDocument();
  expect(theirs.queryByRole('button', { name: 'Disable account' })).toBeNull();
});

test.each([
  [403, 'forbidden', /belongs to staff/],
  [404, 'not-found', /no longer exists/],
  [500, 'internal', /check your connection/],
])('a refusal with %i says why, and nothing has changed', async (status, code, text) => {
  backend.answer(setEnabled, { status, code });
  show();
  const sheet = await openSheet(`${family} Rachana`);
  await userEvent.click(sheet.getByRole('button', { name: 'Disable account' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: /^Disable the account/ })).getByRole('button', {
      name: 'Disable account',
    }),
  );
  expect(await sheet.findByRole('alert')).toHaveTextContent(text);
  expect(sheet.getByText('This person can log in.')).toBeInTheDocument();
});

test('the person’s sheet opens by keyboard and gives the focus back', async () => {
  show();
  const opener = within(await screen.findByRole('table')).getByRole('link', { name: `${family} Rachana` });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: new RegExp(`^${family} Rachana `) });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('nobody found says what can be tried; a failure is asked again', async () => {
  navigation.search = new URLSearchParams({ keyword: 'zzzz' });
  const { unmount } = show();
  expect(await screen.findByText('Nobody found')).toBeInTheDocument();
  unmount();
  navigation.search = new URLSearchParams({ keyword: family });
  backend.answer(listOfOrganization, { status: 500 }, 'once');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await rowButtons()).toEqual([`${family} Rachana`]);
});

test('a history that does not come can be asked for again, without leaving the person', async () => {
  backend.answer(safetyResource.endpoints.signIns, { status: 500 }, 'once');
  show();
  const sheet = await openSheet(`${family} Rachana`);
  await userEvent.click(await sheet.findByRole('button', { name: 'Try again' }));
  expect(await sheet.findByText('This person has not logged in yet.')).toBeInTheDocument();
});

test('the audit log is offered to operators alone', async () => {
  const { unmount } = show();
  expect(await rowButtons()).toEqual([`${family} Rachana`]);
  expect(screen.getByRole('link', { name: 'Staff' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
  unmount();
  backend.signIn(await makePerson(backend.current, { roles: ['advisor', 'operator'] }));
  show();
  expect(await screen.findByRole('link', { name: 'Audit log' })).toBeInTheDocument();
});
