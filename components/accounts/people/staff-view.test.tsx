import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog, schoolStaff, userRoles, users } from '@/backend/db/schema';
import { staffResource } from '@/lib/contract/accounts/staff';
import { roleNames } from '@/lib/domain/accounts/roles';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { StaffView } from './staff-view';

const backend = useScreenBackend();
const { list, revoke } = staffResource.endpoints;
let advisor: Person;
let family: string;
let files = 0;

const show = (locale: 'km' | 'en' = 'en') => renderScreen(<StaffView />, { locale });
const rename = (id: string, name: Partial<typeof users.$inferInsert>) =>
  backend.current.deps.db.update(users).set(name).where(eq(users.id, id));
const rolesOf = async (userId: string) => {
  const rows = await backend.current.deps.db.select().from(userRoles).where(eq(userRoles.userId, userId));
  return rows.map(({ role }) => role);
};
const schoolsOf = async (userId: string) => {
  const rows = await backend.current.deps.db.select().from(schoolStaff).where(eq(schoolStaff.userId, userId));
  return rows.map(({ schoolId }) => schoolId);
};

beforeEach(async () => {
  // A family name of its own for each test: they share the database.
  family = `Chan${'abcdefghijklmnopqrst'.charAt((files += 1))}`;
  backend.current.clock.advance(60);
  advisor = await makePerson(backend.current, { roles: ['advisor', 'operator'] });
  await rename(advisor.id, { firstName: 'Vanna', lastName: family });
  backend.signIn(advisor);
  navigation.search = new URLSearchParams({ view: 'staff', keyword: family });
});

const partnerOf = async (...staffOf: string[]) => {
  const person = await makePerson(backend.current, { roles: ['partner'], staffOf });
  await rename(person.id, {
    firstName: 'Rachana',
    lastName: family,
    firstNameKm: 'រចនា',
    lastNameKm: 'ច័ន្ទ',
  });
  return person;
};
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Staff' }))
    .getAllByRole('row')
    .slice(1);
const openSheet = async (name: string) => {
  const table = within(await screen.findByRole('table'));
  await userEvent.click(table.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};
const answerYes = async (title: RegExp, yes: string) => {
  const question = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(question.getByRole('button', { name: yes }));
};
const chooseSchool = async (form: ReturnType<typeof within>, name: string) => {
  await userEvent.type(form.getByRole('combobox', { name: /^School/ }), name);
  await userEvent.click(await form.findByRole('option', { name: new RegExp(name) }));
};

test('lists staff with roles and schools, in the page’s language; the address narrows by role', async () => {
  const school = await makeSchool(backend.current, { name: 'Lotus College', nameNative: 'សាលាឈូក' });
  await partnerOf(school.id);
  const { unmount } = show();
  const both = (await rows()).map((row) => row.textContent);
  expect(both).toHaveLength(2);
  expect(both.find((text) => text?.includes('Rachana'))).toContain('PartnerLotus College');
  const tabs = within(screen.getByRole('navigation', { name: 'Role' }));
  await waitFor(() => expect(tabs.getByRole('link', { name: /^Partner/ })).toHaveTextContent('Partner1'));
  expect(tabs.getByRole('link', { name: /^All roles/ })).toHaveTextContent('All roles2');
  expect(tabs.getByRole('link', { name: /^Teacher/ })).toHaveTextContent('Teacher0');
  unmount();
  navigation.search = new URLSearchParams({ view: 'staff', keyword: family, role: roleNames.advisor });
  const second = show();
  expect((await rows()).map((row) => row.textContent)).toEqual([expect.stringContaining('Vanna')]);
  second.unmount();
  navigation.search = new URLSearchParams({ view: 'staff', keyword: family, schoolId: school.id });
  show('km');
  expect(await screen.findByRole('table', { name: 'បុគ្គលិក' })).toHaveTextContent('ច័ន្ទ រចនា');
  expect(screen.getByRole('table')).toHaveTextContent('ដៃគូសាលាឈូក');
});

test('a role is taken away after a question; who has none left leaves the list, and the audit log says so', async () => {
  const person = await partnerOf((await makeSchool(backend.current)).id);
  show();
  const sheet = await openSheet(`${family} Rachana`);
  await userEvent.click(sheet.getByRole('button', { name: 'Take role away Partner' }));
  await answerYes(new RegExp(`“Partner” away from ${family} Rachana`), 'Take role away');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await rolesOf(person.id)).toEqual([]);
  expect(await schoolsOf(person.id)).toEqual([]);
  const traces = await backend.current.deps.db
    .select({ actor: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subject, person.id), eq(auditLog.action, 'role-revoked')));
  expect(traces).toEqual([{ actor: advisor.id }]);
});

test('whoever says no to the question changes nothing', async () => {
  const person = await partnerOf((await makeSchool(backend.current)).id);
  show();
  const sheet = await openSheet(`${family} Rachana`);
  await userEvent.click(sheet.getByRole('button', { name: 'Take role away Partner' }));
  await answerYes(/away from/, 'Cancel');
  expect(await rolesOf(person.id)).toEqual([roleNames.partner]);
});

test('one of two schools is taken away and the role stays', async () => {
  const [first, second] = [
    await makeSchool(backend.current, { name: 'Bayon School', nameNative: 'សាលាបាយ័ន' }),
    await makeSchool(backend.current, { name: 'Angkor School', nameNative: 'សាលាអង្គរ' }),
  ];
  const person = await partnerOf(first.id, second.id);
  show();
  const sheet = await openSheet(`${family} Rachana`);
  await userEvent.click(sheet.getByRole('button', { name: 'Remove Bayon School' }));
  await answerYes(new RegExp(`Remove ${family} Rachana from Bayon School`), 'Remove');
  await waitFor(() => expect(sheet.queryByText('Bayon School')).toBeNull());
  expect(await schoolsOf(person.id)).toEqual([second.id]);
  expect(await rolesOf(person.id)).toEqual([roleNames.partner]);
});

test('the last operator keeps the role and reads why', async () => {
  // The tests before this one left operators: here nobody but the caller may be one.
  const others = await backend.current.deps.db
    .select()
    .from(userRoles)
    .where(eq(userRoles.role, roleNames.operator));
  for (const { userId } of others.filter((row) => row.userId !== advisor.id))
    await backend.current.deps.db.delete(userRoles).where(eq(userRoles.userId, userId));
  show();
  const sheet = await openSheet(`${family} Vanna`);
  await userEvent.click(sheet.getByRole('button', { name: 'Take role away Operator' }));
  expect(await screen.findByText(/This is your own role/)).toBeInTheDocument();
  await answerYes(/“Operator”/, 'Take role away');
  expect(await sheet.findByRole('alert')).toHaveTextContent('You are the only operator.');
  expect(await rolesOf(advisor.id)).toEqual([roleNames.advisor, roleNames.operator]);
});

test.each([
  [404, 'not-found', /already taken away/],
  [500, 'internal', /Something went wrong/],
])('a refusal with %i says why, and nothing has changed', async (status, code, text) => {
  backend.answer(revoke, { status, code });
  await partnerOf((await makeSchool(backend.current)).id);
  show();
  const sheet = await openSheet(`${family} Rachana`);
  await userEvent.click(sheet.getByRole('button', { name: 'Take role away Partner' }));
  await answerYes(/away from/, 'Take role away');
  expect(await sheet.findByRole('alert')).toHaveTextContent(text);
  expect(sheet.getByText('Partner', { selector: '.badge' })).toBeInTheDocument();
});

test('a role at a school needs its school; a second role at schools is refused in words', async () => {
  const school = await makeSchool(backend.current, { name: 'Kampot School', nameNative: 'សាលាកំពត' });
  const person = await partnerOf((await makeSchool(backend.current)).id);
  show();
  const sheet = await openSheet(`${family} Rachana`);
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Role' }), 'Partner');
  await userEvent.click(sheet.getByRole('button', { name: 'Give role' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('School is required');
  await chooseSchool(sheet, 'Kampot School');
  await userEvent.click(sheet.getByRole('button', { name: 'Give role' }));
  await waitFor(async () => expect(await schoolsOf(person.id)).toContain(school.id));
  expect(await sheet.findByRole('button', { name: 'Remove Kampot School' })).toBeInTheDocument();
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Role' }), 'Teacher');
  await chooseSchool(sheet, 'Kampot School');
  await userEvent.click(sheet.getByRole('button', { name: 'Give role' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('This person has another role at schools.');
});

test('somebody new is invited by number, with names that the server asks for', async () => {
  const school = await makeSchool(backend.current, { name: 'Takeo School', nameNative: 'សាលាតាកែវ' });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Phone number or email' }), '០១២ ៨៨៧ ៧៦៦');
  await chooseSchool(form, 'Takeo School');
  await userEvent.click(form.getByRole('button', { name: 'Invite' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Last name in Latin letters is required');
  await userEvent.type(form.getByRole('textbox', { name: 'Last name in Latin letters' }), family);
  await userEvent.type(form.getByRole('textbox', { name: 'First name in Latin letters' }), 'Sophea');
  await userEvent.click(form.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect((await rows()).map((row) => row.textContent).join()).toContain('Sophea'));
  const [user] = await backend.current.deps.db.select().from(users).where(eq(users.phone, '+85512887766'));
  expect(await rolesOf(user?.id ?? '')).toEqual([roleNames.schoolAdmin]);
  expect(await schoolsOf(user?.id ?? '')).toEqual([school.id]);
});

test('a failure is asked again; nobody found says what can be tried', async () => {
  backend.answer(list, { status: 500 }, 'once');
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
  unmount();
  navigation.search = new URLSearchParams({ view: 'staff', keyword: 'zzzz' });
  show();
  expect(await screen.findByText('Nobody found')).toBeInTheDocument();
});

test('the sheet opens by keyboard and gives the focus back', async () => {
  show();
  const opener = within(await screen.findByRole('table')).getByRole('button', { name: `${family} Vanna` });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: `${family} Vanna` });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('an advisor who is no operator neither gives nor takes away what only an operator may', async () => {
  const plain = await makePerson(backend.current, { roles: ['advisor'] });
  await rename(plain.id, { firstName: 'Sokha', lastName: family });
  backend.signIn(plain);
  show();
  const sheet = await openSheet(`${family} Vanna`);
  expect(await sheet.findAllByText('Only an operator gives this role or takes it away.')).toHaveLength(2);
  expect(sheet.queryByRole('button', { name: /Take role away/ })).toBeNull();
  const options = within(sheet.getByRole('combobox', { name: 'Role' })).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Please select',
    'School admin',
    'Partner',
    'University',
    'Teacher',
    'Bank',
  ]);
});

test('an operator makes another advisor an operator, without a school', async () => {
  const plain = await makePerson(backend.current, { roles: ['advisor'] });
  await rename(plain.id, { firstName: 'Sokha', lastName: family });
  show();
  const sheet = await openSheet(`${family} Sokha`);
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Role' }), 'Operator');
  expect(sheet.queryByRole('combobox', { name: /^School/ })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'Give role' }));
  await waitFor(async () =>
    expect((await rolesOf(plain.id)).toSorted()).toEqual([roleNames.advisor, roleNames.operator]),
  );
});
