import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { runAct } from '@/backend/core/access/act';
import { auditLogResource } from '@/lib/contract/accounts/audit-log';
import { makePerson, type Person } from '@/tests/support/make';
import { withoutJoins } from '@/lib/domain/unbroken';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend, wentTo } from '@/tests/support/screen';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { AuditView } from './audit-view';

const backend = useScreenBackend();
let advisor: Person;
let subject: string;

const show = (locale: 'km' | 'en' = 'en') => renderScreen(<AuditView />, { locale });
const log = (action: string, actorId: string | null, detail = {}) => {
  backend.current.clock.advance(60);
  return runAct(backend.current.deps, { caller: null }, async (act) =>
    act.note(action, subject, detail, actorId),
  );
};
const cells = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(async () => {
  subject = randomUUID();
  advisor = await makePerson(backend.current, { roles: ['advisor', 'operator'] });
  const name = { firstName: 'Vanna', lastName: 'Keo', firstNameKm: 'វណ្ណា', lastNameKm: 'កែវ' };
  await backend.current.deps.db.update(users).set(name).where(eq(users.id, advisor.id));
  backend.signIn(advisor);
  await log('school-changed', advisor.id, { fields: 'name' });
  await log('login-failed', null);
  navigation.search = new URLSearchParams({ view: 'audit', subject });
});

test('says in words who did what, newest first, in both languages', async () => {
  const { unmount } = show();
  const lines = (await cells()).map(withoutJoins);
  expect(lines[0]).toMatch(/^Wrong PIN or passwordSystem or visitor\d\d-/);
  expect(lines[1]).toMatch(/^School changedKeo Vanna\d\d-\w{3}-\d{4} \d\d:\d\d:\d\d$/);
  expect(screen.getByText('2 entries')).toBeInTheDocument();
  unmount();
  show('km');
  expect((await cells())[1]).toContain('បានកែសាលាកែវ វណ្ណា');
});

test('an action without a text shows its code', async () => {
  await log('of-an-older-sala', advisor.id);
  show();
  expect((await cells())[0]).toMatch(/^of-an-older-sala/);
});

test('the form sends who, what and when into the address', async () => {
  navigation.search = new URLSearchParams({ view: 'audit' });
  show();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Name of who did it' }), 'keo{Enter}');
  expect(wentTo()).toEqual({ view: 'audit', keyword: 'keo' });
  await press('Filters');
  await waitFor(() => expect(screen.getByRole('option', { name: 'School changed' })).toBeInTheDocument());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'School changed');
  await waitFor(() => expect(wentTo()).toEqual({ view: 'audit', action: 'school-changed' }));
});

test('an entry opens with all that it holds, and leads to everything about the same record and person', async () => {
  show();
  const opener = within(await screen.findByRole('table')).getByRole('button', { name: 'School changed' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const sheet = within(await screen.findByRole('dialog', { name: 'School changed' }));
  expect(sheet.getByText(subject)).toBeInTheDocument();
  expect(sheet.getByText('fields')).toBeInTheDocument();
  const hrefOf = (name: string) => sheet.getByRole('link', { name }).getAttribute('href');
  const path = '/en/advisor/user/registered?view=audit';
  expect(hrefOf('Everything about this record')).toBe(`${path}&subject=${subject}`);
  expect(hrefOf('Everything this person did')).toBe(`${path}&actorId=${advisor.id}`);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the export holds who, what, when and the details of all that the filter leaves', async () => {
  const saved = catchSavedFiles();
  show();
  await press('View and export');
  await press('Export for Excel (CSV)');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^sala-audit-log-/);
  const [, , line] = ((await saved[0]?.file.text()) ?? '').split('\r\n');
  expect(line).toMatch(
    new RegExp(`^School changed,Keo Vanna,${subject},\\d{4}-[^,]+Z,"\\{""fields"":""name""\\}"$`),
  );
});

test('no entry says what can be tried; a failure is asked again', async () => {
  backend.answer(auditLogResource.endpoints.list, { status: 500 }, 'once');
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await cells()).toHaveLength(2);
  unmount();
  navigation.search = new URLSearchParams({ view: 'audit', subject: randomUUID() });
  show();
  expect(await screen.findByText('No entry fits these filters')).toBeInTheDocument();
});
