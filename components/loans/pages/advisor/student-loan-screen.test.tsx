import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankDeskResource } from '@/lib/contract/loans/bank-desk';
import { bankWaitingResource } from '@/lib/contract/loans/bank-waiting';
import { loansResource } from '@/lib/contract/loans/loans';
import { loanDocumentKinds } from '@/lib/domain/loans/loan-rules';
import { call } from '@/tests/support/backend';
import { giveLoanDocuments, loanTo, makeBank } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { LoanDeskDetailScreen } from '@/components/loans/pages/advisor/student-loan/detail-screen';
import { LoanDeskScreen } from './student-loan-screen';

const backend = useScreenBackend();
let [banker, student]: Person[] = [];
let bankId = '';
let loanId = '';

beforeAll(async () => {
  const b = backend.current;
  [banker, student] = [await makePerson(b, { roles: ['bank'] }), await makePerson(b)];
  bankId = await makeBank(b, { name: 'Lotus Bank', staff: [banker.id] });
  await giveLoanDocuments(b, student.id, loanDocumentKinds);
  const params = { bankId, userId: student.id };
  const body = loanTo(student.id, { amount: 640.5 });
  const input = { params, body, idempotencyKey: 'desk-screen-1' };
  loanId = (await call(b, loansResource.endpoints.create, input, student.token)).body.loanId;
});

beforeEach(() => {
  navigation.search = new URLSearchParams();
  if (banker) backend.signIn(banker);
});

afterEach(() => {
  navigation.search = new URLSearchParams();
});

test('a bank’s staff see their loans with sums and what waits', async () => {
  renderScreen(<LoanDeskScreen />);
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('link', { name: 'Sok Dara' })).toBeInTheDocument();
  expect(within(table).getByText('$640.50')).toBeInTheDocument();
  expect(screen.getByText('1 loan, $640.50 in all')).toBeInTheDocument();
  expect(await screen.findByText('1 · $640.50')).toBeInTheDocument();
});

test('somebody who works for no bank is told so, in Khmer', async () => {
  backend.signIn(await makePerson(backend.current, { roles: ['bank'] }));
  renderScreen(<LoanDeskScreen />, { locale: 'km' });
  expect(await screen.findByText('អ្នកមិនទាន់ធ្វើការនៅធនាគារណាទេ')).toBeInTheDocument();
});

test('a refusal needs a reason; a question goes to the student', async () => {
  navigation.search = new URLSearchParams({ userId: student?.id ?? '', loanId });
  renderScreen(<LoanDeskDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Say what is missing or why.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.type(screen.getByLabelText('Question to the student'), 'Which laptop?');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Which laptop?', { selector: 'p' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Begin checking' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Begin checking' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeInTheDocument();
});

test('an advisor reads without papers and without a decision', async () => {
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
  navigation.search = new URLSearchParams({ userId: student?.id ?? '', loanId });
  renderScreen(<LoanDeskDetailScreen />);
  expect(await screen.findByText('Only the bank sees the documents.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download all terms (PDF)' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('an officer asks for terms up to the legal rate; once they are confirmed the history has them', async () => {
  navigation.search = new URLSearchParams({ bankId });
  const page = renderScreen(<LoanDeskDetailScreen />);
  const rate = await screen.findByLabelText('Interest rate a year (%)');
  await userEvent.clear(rate);
  await userEvent.type(rate, '18.5');
  await userEvent.tab();
  expect(
    await screen.findByText('Interest rate a year (%): the law allows no higher rate'),
  ).toBeInTheDocument();
  await userEvent.clear(rate);
  await userEvent.type(rate, '១៤.៥');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const waits = await screen.findByRole('region', { name: 'A change of the terms waits' });
  expect(waits).toHaveTextContent(/18% → 14\.5%.*advisor of Sala confirms/);
  page.unmount();
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const { get } = bankDeskResource.endpoints;
  const { waiting } = (await call(backend.current, get, { params: { id: bankId } }, advisor.token)).body;
  const params = { id: bankId, changeId: waiting?.id ?? '' };
  await call(backend.current, bankWaitingResource.endpoints.confirm, { params }, advisor.token);
  renderScreen(<LoanDeskDetailScreen />);
  const now = (await screen.findByText('Valid now')).closest('li');
  expect(now).toHaveTextContent(/14\.5% a year, fee \$0\.00/);
});

test('a branch gets its phone, and the history names it', async () => {
  navigation.search = new URLSearchParams({ bankId });
  renderScreen(<LoanDeskDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a branch' }));
  await userEvent.type(screen.getByLabelText(/^Name of the branch.*Khmer/), 'ផ្សារថ្មី');
  await userEvent.selectOptions(screen.getByLabelText('Province'), 'Phnom Penh');
  await userEvent.type(screen.getByLabelText(/^Phone of the branch/), '០២៣ ៩៩៩ ៨៨៨');
  await userEvent.tab();
  expect(screen.getByLabelText(/^Phone of the branch/)).toHaveValue('023 999 888');
  await userEvent.type(screen.getByLabelText(/^Name of the branch.*English/), 'Central Market');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 branch: Central Market')).toBeInTheDocument();
});
