import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loans, users } from '@/backend/db/schema';
import { loanDraftStore, newLoanDraft } from '@/components/loans/form/loan-draft';
import { requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import { giveLoanDocuments, loanDocumentKey, makeBank } from '@/tests/support/loans';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeCampus, makeStudent } from '@/tests/support/school-records';
import { codeSentTo } from '@/tests/support/messages';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { StudentLoanScreen } from './student-loan-screen';

const backend = useScreenBackend();
const guardianPhone = '+85512345679';
let student: Person;
let bankId = '';

/** A draft on this device, typed up to the last step. */
beforeEach(async () => {
  const b = backend.current;
  localStorage.clear();
  student = await makePerson(b);
  bankId = await makeBank(b);
  await giveLoanDocuments(b, student.id);
  const kinds = requiredLoanDocuments({ working: false });
  const draft = newLoanDraft({
    bankId,
    amount: 300,
    reason: 'laptop',
    periodMonths: '3',
    working: 'no',
    guardian: 'mother',
    guardianName: 'Chan Sophea',
    guardianPhone: '012 345 679',
    guardianJob: 'business',
    dob: '03/14/2005',
    documents: Object.fromEntries(kinds.map((kind) => [kind, loanDocumentKey(student.id, kind)])),
    note: '',
  });
  loanDraftStore(student.id, 'new').write({ ...draft, step: 3 });
  backend.signIn(student);
  navigation.search = new URLSearchParams({ apply: 'yes' });
});

afterEach(() => {
  navigation.search = new URLSearchParams();
});

const sentLoans = () => backend.current.deps.db.select().from(loans).where(eq(loans.userId, student.id));
const send = () => screen.getByRole('button', { name: 'Send the application' });

test('the whole price stands before the button, and nothing is sent without the agreement', async () => {
  renderScreen(<StudentLoanScreen />);
  const truth = await screen.findByRole('region', { name: 'The whole price' });
  for (const text of ['$103.01', '$309.04', '$9.04', '18%'])
    expect(within(truth).getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'If you cannot pay' })).toBeInTheDocument();
  await userEvent.click(send());
  expect(await screen.findByText('Your agreement is required')).toBeInTheDocument();
  expect(await sentLoans()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.dblClick(send());
  await expect.poll(async () => (await sentLoans()).length).toBe(1);
  const [loan] = await sentLoans();
  expect(loan).toMatchObject({ status: 'submitted', amountCents: 30_000, guardianPhone, dob: '2005-03-14' });
  await expect.poll(() => loanDraftStore(student.id, 'new').read()).toBeNull();
});

test('a minor’s guardian agrees by code before the application is sent', async () => {
  const b = backend.current;
  await b.deps.db.update(users).set({ dob: '2012-05-05' }).where(eq(users.id, student.id));
  renderScreen(<StudentLoanScreen />);
  expect(await screen.findByText('Your guardian must agree')).toBeInTheDocument();
  expect(send()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  const code = await screen.findByLabelText('Code from your guardian');
  await userEvent.type(code, await codeSentTo(b, guardianPhone));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Your guardian has agreed.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(send());
  await expect.poll(async () => (await sentLoans()).length).toBe(1);
});

test('a person who gives no birthday anywhere is asked for it, and a minor’s guardian follows from it', async () => {
  const draft = loanDraftStore(student.id, 'new').read();
  if (!draft) throw new Error('No draft.');
  loanDraftStore(student.id, 'new').write({ ...draft, values: { ...draft.values, dob: '' } });
  renderScreen(<StudentLoanScreen />);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(send());
  expect(await screen.findByText('Your date of birth is required', { selector: 'p' })).toBeVisible();
  const born = within(screen.getByRole('group', { name: 'Your date of birth' }));
  await userEvent.type(born.getByLabelText('Day'), '5');
  await userEvent.selectOptions(born.getByLabelText('Month'), 'May');
  await userEvent.type(born.getByLabelText('Year'), '2012');
  for (let step = 1; step < 3; step += 1) await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Your guardian must agree')).toBeInTheDocument();
  expect(send()).toBeDisabled();
  expect(await sentLoans()).toEqual([]);
});

test('who is a minor by a school’s record only learns it from the server, and goes on with the guardian', async () => {
  const b = backend.current;
  // The code of another test to this number is older.
  b.clock.advance(60);
  const { id: schoolId } = await makeSchool(b);
  const campusId = await makeCampus(b, schoolId);
  await makeStudent(b, { schoolId, campusId }, { userId: student.id, dob: '2012-05-05' });
  renderScreen(<StudentLoanScreen />);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(send());
  expect(await screen.findByText('Your guardian must agree')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  const code = await screen.findByLabelText('Code from your guardian');
  await userEvent.type(code, await codeSentTo(b, guardianPhone));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Your guardian has agreed.')).toBeInTheDocument();
  await userEvent.click(send());
  await expect.poll(async () => (await sentLoans()).length).toBe(1);
});

test('a second application to the same bank is refused with its reason, and the draft stays', async () => {
  const draft = loanDraftStore(student.id, 'new').read();
  if (!draft) throw new Error('No draft.');
  const first = renderScreen(<StudentLoanScreen />);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(send());
  await expect.poll(async () => (await sentLoans()).length).toBe(1);
  first.unmount();
  loanDraftStore(student.id, 'new').write({
    ...draft,
    idempotencyKey: newLoanDraft(draft.values).idempotencyKey,
  });
  renderScreen(<StudentLoanScreen />);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(send());
  expect(await screen.findByText('You have an open application at this bank.')).toBeInTheDocument();
  expect(loanDraftStore(student.id, 'new').read()?.values.amount).toBe(300);
});

test('one’s own number is not taken for the guardian’s, on the page and before anything is sent', async () => {
  const own = eq(users.id, student.id);
  await backend.current.deps.db.update(users).set({ phone: '+85511222555' }).where(own);
  const draft = loanDraftStore(student.id, 'new').read();
  if (!draft) throw new Error('No draft.');
  const values = { ...draft.values, guardianPhone: '011 222 555' };
  loanDraftStore(student.id, 'new').write({ ...draft, values, step: 1 });
  renderScreen(<StudentLoanScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  const phone = await screen.findByLabelText('Phone of the guardian');
  await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This is your own number. Type the number of your guardian.')).toBeVisible();
  expect(phone).toHaveValue('011 222 555');
  await userEvent.clear(phone);
  await userEvent.type(phone, '012 345 679');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: /Documents/ })).toBeVisible();
});
