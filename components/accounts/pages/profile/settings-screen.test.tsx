import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { loans, users } from '@/backend/db/schema';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { sessionResource } from '@/lib/contract/accounts/session';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import * as documents from '@/lib/i18n/open-document';
import { call } from '@/tests/support/backend';
import { makeBank, makeLoan } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SettingsScreen } from './settings-screen';

const backend = useScreenBackend();

beforeEach(() => {
  vi.spyOn(documents, 'openDocument').mockResolvedValue();
  window.history.replaceState(null, '', '/profile/settings');
});

const enter = async (options: Parameters<typeof makePerson>[1] = {}): Promise<Person> => {
  const person = await makePerson(backend.current, options);
  backend.signIn(person);
  renderScreen(<SettingsScreen />);
  await screen.findByRole('button', { name: 'Change PIN or password' });
  return person;
};
const logIn = ({ phone }: Person, password: string) =>
  call(backend.current, sessionResource.endpoints.token, {
    body: { grant_type: 'password', username: phone, password, client_id: 'sala-web' },
  });
const openSecret = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Change PIN or password' }));
  await screen.findByLabelText('Current PIN or password');
};
const change = async (current: string, next: string, again = next) => {
  for (const [name, value] of [
    ['Current PIN or password', current],
    ['New PIN or password', next],
    ['The new one again', again],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(name));
    await userEvent.type(screen.getByLabelText(name), value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
};

test('a new PIN, typed in Khmer digits too, opens the account from then on', async () => {
  const person = await enter();
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  await openSecret();
  await change(person.pin, '៧៣៩១០៥', '739105');
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'success', message: 'Your PIN or password is changed' }]),
  );
  expect((await logIn(person, '739105')).status).toBe(200);
  expect(await screen.findByRole('button', { name: 'Change PIN or password' })).toBeVisible();
  expect(screen.queryByLabelText('New PIN or password')).toBeNull();
  stop();
});

test('everything is required; what is too easy, too short or different is said', async () => {
  const person = await enter();
  await openSecret();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('link', { name: 'New PIN or password is required' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Current PIN or password is required' })).toBeVisible();
  await change(person.pin, '123456');
  expect(await screen.findByRole('link', { name: /too easy to guess/ })).toBeVisible();
  await change(person.pin, 'short');
  expect(await screen.findByRole('link', { name: /at least 10 characters for a password/ })).toBeVisible();
  await change(person.pin, person.pin);
  expect(await screen.findByRole('link', { name: /differs from your current one/ })).toBeVisible();
  await change(person.pin, '739105', '739106');
  expect(await screen.findByRole('link', { name: 'The two entries are not the same' })).toBeVisible();
  expect((await logIn(person, person.pin)).status).toBe(200);
});

test('a wrong current PIN is said at its field, and a failure keeps what was typed', async () => {
  const person = await enter();
  await openSecret();
  await change('000001', '739105');
  expect(await screen.findByRole('link', { name: 'This is not your current PIN or password' })).toBeVisible();
  backend.answer(secretsResource.endpoints.changePassword, 'network-error', 'once');
  await change(person.pin, '739105');
  expect(await screen.findByText(/No internet connection/)).toBeVisible();
  expect(screen.getByLabelText('New PIN or password')).toHaveValue('739105');
});

test('both languages are offered, the current one marked', async () => {
  await enter();
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'ភាសាខ្មែរ' })).toHaveAttribute('href', '/profile/settings');
});

test('the chosen language is that of the messages too', async () => {
  const person = await enter();
  const { db } = backend.current.deps;
  const localeOf = async () => (await db.select().from(users).where(eq(users.id, person.id)))[0]?.locale;
  await db.update(users).set({ locale: 'km' }).where(eq(users.id, person.id));
  await userEvent.click(screen.getByRole('link', { name: 'English' }));
  await waitFor(async () => expect(await localeOf()).toBe('en'));
});

test('the account is deleted only with the typed word, and the log-in says until when that can be taken back', async () => {
  const person = await enter();
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete account after 30 days' }));
  expect(await dialog.findByRole('link', { name: /is required/ })).toBeVisible();
  const field = dialog.getByLabelText('Type "delete" to confirm');
  await userEvent.type(field, 'no');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account after 30 days' }));
  expect(await dialog.findByRole('link', { name: /is not valid/ })).toBeVisible();
  expect(documents.openDocument).not.toHaveBeenCalled();
  backend.answer(accountsResource.endpoints.remove, 'network-error', 'once');
  await userEvent.clear(field);
  await userEvent.type(field, ' Delete ');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account after 30 days' }));
  expect(await dialog.findByText(/No internet connection/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account after 30 days' }));
  const target = '/login?leaving=2026-12-01&redirect=%2Fprofile%2Fsettings%3Fkept%3D1';
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledExactlyOnceWith(target, 'en'));
  const over = await call(backend.current, sessionResource.endpoints.userinfo, {}, person.token);
  expect(over.status).toBe(401);
});

test('who owes a bank reads what is open and how it ends; afterwards the account can be deleted', async () => {
  const b = backend.current;
  const person = await enter();
  const bankId = await makeBank(b, { name: 'Lotus Bank' });
  const loanId = await makeLoan(b, { userId: person.id, bankId, status: 'paid-out' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(await dialog.findByText('Settle your loan first')).toBeVisible();
  expect(dialog.getByText(/^0 of 12 instalments are paid/)).toHaveTextContent('Lotus Bank, $300.00');
  expect(dialog.getByRole('link', { name: 'Open this loan' })).toHaveAttribute(
    'href',
    `/en/profile/student-loan/detail?loanId=${loanId}`,
  );
  expect(dialog.queryByRole('button', { name: 'Delete account after 30 days' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await b.deps.db.update(loans).set({ status: 'closed' }).where(eq(loans.id, loanId));
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByRole('button', { name: 'Delete account after 30 days' })).toBeVisible();
});

test('a bank that agrees while the dialog is open stops the deletion and is named', async () => {
  const b = backend.current;
  const person = await enter();
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await userEvent.type(await dialog.findByLabelText('Type "delete" to confirm'), 'delete');
  await makeLoan(b, { userId: person.id, bankId: await makeBank(b), status: 'approved' });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account after 30 days' }));
  expect(await dialog.findByText(/If you do not want the money, cancel the loan/)).toBeVisible();
  expect(documents.openDocument).not.toHaveBeenCalled();
});

test('the only operator is asked to give the role to somebody else first', async () => {
  const person = await enter({ roles: ['advisor', 'operator'] });
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await userEvent.type(await dialog.findByLabelText('Type "delete" to confirm'), 'delete');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account after 30 days' }));
  expect(
    await dialog.findByText('You are the only operator. Give another advisor this role first.'),
  ).toBeVisible();
  const still = await call(backend.current, sessionResource.endpoints.userinfo, {}, person.token);
  expect(still.status).toBe(200);
});

test('who came back is told that the account stays', async () => {
  window.history.replaceState(null, '', '/profile/settings?kept=1');
  await enter();
  expect(screen.getByText('Your account stays')).toBeVisible();
});

test('it is all there in Khmer, and the account can be asked for again', async () => {
  backend.signIn(await makePerson(backend.current));
  backend.answer(sessionResource.endpoints.userinfo, { status: 400 }, 'once');
  renderScreen(<SettingsScreen />, { locale: 'km' });
  await userEvent.click(await screen.findByRole('button', { name: 'ព្យាយាមម្តងទៀត' }));
  expect(await screen.findByRole('button', { name: 'លុបគណនី' })).toBeVisible();
});
