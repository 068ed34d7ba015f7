import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loanLedgerResource } from '@/lib/contract/loans/loan-ledger';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { call } from '@/tests/support/backend';
import { giveLoanDocuments, loanDocumentKey, makeBank, makeLoan } from '@/tests/support/loans';
import { lendTo } from '@/tests/support/lent-loan';
import { makePerson } from '@/tests/support/make';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { StudentLoanDetailScreen } from '@/components/loans/pages/profile/student-loan/detail-screen';
import { LoanDeskDetailScreen } from './detail-screen';

const backend = useScreenBackend();
let loan: Awaited<ReturnType<typeof lendTo>>;

beforeEach(async () => {
  loan = await lendTo(backend.current, 40);
  backend.signIn(loan.officer);
  navigation.search = new URLSearchParams({ userId: loan.student.id, loanId: loan.id });
});

const books = async () => screen.findByRole('table', { name: 'Postings' });

test('an officer posts a payment and takes it back; both stay in the books and in the history', async () => {
  renderScreen(<LoanDeskDetailScreen />);
  const payoff = formatUsd((await loan.read()).ledger?.payoff ?? 0);
  expect(await screen.findByText(`Payoff amount today: ${payoff}`)).toBeInTheDocument();
  const amount = screen.getByLabelText('Amount');
  // The clock of the backend stands still.
  const today = dayInCambodia(backend.current.clock.now());
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: today } });
  await userEvent.type(amount, '500');
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect((await screen.findAllByText(/more than what would end the loan/)).length).toBeGreaterThan(0);
  await userEvent.clear(amount);
  await userEvent.type(amount, '១០០');
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(async () => expect(within(await books()).getByText('$204.50')).toBeInTheDocument());
  const correct = within(await books()).getByRole('button', { name: /^Correct: Payment/ });
  await userEvent.click(correct);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take it back' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Say what was wrong.');
  await userEvent.type(within(dialog).getByLabelText('What was wrong?'), 'Another student');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take it back' }));
  await waitFor(async () =>
    expect(within(await books()).getByText('Correction: Payment')).toBeInTheDocument(),
  );
  expect(screen.getByText('Correction: Payment: $100.00')).toBeInTheDocument();
  expect(within(await books()).queryByRole('button', { name: /^Correct/ })).toBeNull();
});

test('the borrower reads what is owed and what would end the loan, and keeps the statement', async () => {
  const saved = catchSavedFiles();
  await loan.enter({ amount: 50 });
  backend.signIn(loan.student);
  navigation.search = new URLSearchParams({ loanId: loan.id });
  renderScreen(<StudentLoanDetailScreen />);
  expect(await screen.findByText(/^\$53\.01, \d+ days late$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Statement (CSV)' }));
  const lines = ((await saved[0]?.file.text()) ?? '').trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',').slice(2, 5))).toEqual([
    ['300.00', '', '300.00'],
    ['4.50', '', '304.50'],
    ['', '50.00', '254.50'],
  ]);
  backend.answer(loanLedgerResource.endpoints.statement, { status: 500 }, 'once');
  await userEvent.click(screen.getByRole('button', { name: 'Statement (PDF)' }));
  expect(await screen.findByText('The statement could not be made. Please try again.')).toBeInTheDocument();
});

test('who approves with a paper unseen, or after a minor’s birthday was changed, is asked why', async () => {
  const b = backend.current;
  const student = await makePerson(b);
  for (const dob of ['2012-01-01', '2000-01-01']) {
    const said = { params: { id: student.id }, body: { dob } };
    expect((await call(b, accountsResource.endpoints.update, said, student.token)).status).toBe(200);
  }
  const bankId = await makeBank(b, { staff: [loan.officer.id] });
  await giveLoanDocuments(b, student.id, ['studentId']);
  const documents = { studentId: loanDocumentKey(student.id, 'studentId') };
  const of = { userId: student.id, bankId, status: 'in-review' as const, dob: '2000-01-01', documents };
  navigation.search = new URLSearchParams({ userId: student.id, loanId: await makeLoan(b, of) });
  renderScreen(<LoanDeskDetailScreen />);
  expect(await screen.findByText('Asked for: a birthday of a minor was changed')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Student card')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByText(/^Say why\./)).toBeInTheDocument();
  await userEvent.type(
    within(dialog).getByLabelText('Reason for approving without opening them'),
    'Seen at the desk',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByText(/^Say by what you know it\./)).toBeInTheDocument();
  const age = within(dialog).getByLabelText('By what do you know that the student is of age?');
  await userEvent.type(age, 'ID card of 2018');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  const words = await screen.findByText(/Approved with documents unseen, because: Seen at the desk/);
  expect(words).toHaveTextContent('Of age in spite of a changed date of birth, because: ID card of 2018');
});
