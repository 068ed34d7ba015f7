import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardianConsents, loans, users } from '@/backend/db/schema';
import { loanDraftStore, newLoanDraft } from '@/components/loans/form/loan-draft';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { guardianConsentsResource } from '@/lib/contract/loans/guardian-consents';
import { loansResource } from '@/lib/contract/loans/loans';
import { requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import { giveLoanDocuments, loanDocumentKey, makeBank } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';
import { codeSentTo } from '@/tests/support/messages';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { StudentLoanScreen } from './student-loan-screen';
import { pdf } from '@/tests/support/uploads';

const backend = useScreenBackend();
const guardianPhone = '+85512345677';
let student: Person;
const kinds = requiredLoanDocuments({ working: false });

/** A draft on this device, at a step. */
const startAt = (step: number, bankId: string, papers: readonly string[] = kinds) => {
  const draft = newLoanDraft({
    bankId,
    amount: 300,
    reason: 'laptop',
    periodMonths: '3',
    working: 'no',
    guardian: 'mother',
    guardianName: 'Chan Sophea',
    guardianPhone: '012 345 677',
    guardianJob: 'business',
    dob: '03/14/2005',
    documents: Object.fromEntries(papers.map((kind) => [kind, loanDocumentKey(student.id, kind)])),
    note: '',
  });
  loanDraftStore(student.id, 'new').write({ ...draft, step });
};
let bankId = '';

beforeEach(async () => {
  const b = backend.current;
  localStorage.clear();
  student = await makePerson(b);
  bankId = await makeBank(b);
  await giveLoanDocuments(b, student.id);
  backend.signIn(student);
  navigation.search = new URLSearchParams({ apply: 'yes' });
});

afterEach(() => {
  navigation.search = new URLSearchParams();
});

const paper = new File([new Uint8Array(pdf())], 'card.pdf', { type: 'application/pdf' });
const choosePaper = () =>
  fireEvent.change(screen.getByLabelText('Student card: Choose a file', { selector: 'input' }), {
    target: { files: [paper] },
  });
const button = (name: string) => screen.getByRole('button', { name });

test('the next step waits for a paper that is on its way, and then opens by itself', async () => {
  startAt(
    2,
    bankId,
    kinds.filter((kind) => kind !== 'studentId'),
  );
  renderScreen(<StudentLoanScreen />);
  await screen.findByRole('heading', { name: 'Documents' });
  choosePaper();
  fireEvent.click(button('Next'));
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 document is still being sent. The next step opens when all have arrived.',
  );
  expect(await screen.findByRole('region', { name: 'The whole price' })).toBeInTheDocument();
  expect(loanDraftStore(student.id, 'new').read()?.values.documents['studentId']).toMatch(
    /^private\/loans\//,
  );
});

test('a paper goes on its way while another step is looked at; a lost one is sent again by itself', async () => {
  startAt(
    2,
    bankId,
    kinds.filter((kind) => kind !== 'studentId'),
  );
  renderScreen(<StudentLoanScreen />);
  await screen.findByRole('heading', { name: 'Documents' });
  backend.answer(uploadsResource.endpoints.promise, 'network-error', 'once');
  choosePaper();
  fireEvent.click(button('Back'));
  expect(await screen.findByRole('heading', { name: 'You and your guardian' })).toBeInTheDocument();
  await userEvent.click(button('Next'));
  expect(await screen.findByRole('button', { name: 'View card.pdf' })).toBeVisible();
  await userEvent.click(button('Next'));
  expect(await screen.findByRole('region', { name: 'The whole price' })).toBeInTheDocument();
});

test('a paper that was missing is not called missing once it is chosen, also while it is on its way', async () => {
  startAt(2, bankId, []);
  renderScreen(<StudentLoanScreen />);
  await screen.findByRole('heading', { name: 'Documents' });
  await userEvent.click(button('Next'));
  expect(await screen.findByText('Student card is required', { selector: 'p' })).toBeVisible();
  backend.answer(uploadsResource.endpoints.promise, 'network-error', 'once');
  choosePaper();
  expect(await screen.findByText(/The file did not arrive/)).toBeVisible();
  expect(screen.queryByText('Student card is required', { selector: 'p' })).toBeNull();
  expect(screen.getByText('National ID card, front is required', { selector: 'p' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'View card.pdf' })).toBeVisible();
});

test('the guardian’s step survives a reload, before and after the code', async () => {
  const b = backend.current;
  await b.deps.db.update(users).set({ dob: '2012-05-05' }).where(eq(users.id, student.id));
  startAt(3, bankId);
  const first = renderScreen(<StudentLoanScreen />);
  const { ask, confirm } = guardianConsentsResource.endpoints;
  backend.answer(ask, 'network-error', 'once');
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(/^No internet connection/)).toBeInTheDocument();
  await userEvent.click(button('Send the code'));
  await screen.findByLabelText('Code from your guardian');
  first.unmount();

  const second = renderScreen(<StudentLoanScreen />);
  const code = await codeSentTo(b, guardianPhone);
  await userEvent.type(await screen.findByLabelText('Code from your guardian'), code);
  backend.answer(confirm, 'network-error', 'once');
  await userEvent.click(button('Confirm'));
  expect(await screen.findByText(/^No internet connection/)).toBeInTheDocument();
  expect(screen.getByLabelText('Code from your guardian')).toHaveValue(code);
  await userEvent.click(button('Confirm'));
  expect(await screen.findByText('Your guardian has agreed.')).toBeInTheDocument();
  second.unmount();

  renderScreen(<StudentLoanScreen />);
  expect(await screen.findByText('Your guardian has agreed.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox'));
  // The agreement ends on the server: the device is not believed.
  await b.deps.db.delete(guardianConsents).where(eq(guardianConsents.userId, student.id));
  await userEvent.click(button('Send the application'));
  expect(await screen.findByText(/The guardian has not agreed to this application/)).toBeInTheDocument();
  expect(await screen.findByText('Your guardian must agree')).toBeInTheDocument();
});

test('without a connection the application stays, and is sent once with the next try', async () => {
  startAt(3, bankId);
  renderScreen(<StudentLoanScreen />);
  await userEvent.click(await screen.findByRole('checkbox'));
  backend.answer(loansResource.endpoints.create, 'network-error', 'once');
  await userEvent.click(button('Send the application'));
  expect(await screen.findByText(/^It was not sent\./)).toBeInTheDocument();
  expect(loanDraftStore(student.id, 'new').read()?.values.amount).toBe(300);
  await userEvent.click(button('Send the application'));
  const own = eq(loans.userId, student.id);
  await expect.poll(() => backend.current.deps.db.$count(loans, own)).toBe(1);
});

test('a bank that leaves while the form is open: what was typed stays, another bank takes it', async () => {
  const other = await makeBank(backend.current, { name: 'River Bank' });
  const leaving = await makeBank(backend.current, { name: 'Leaving Bank' });
  startAt(3, leaving);
  renderScreen(<StudentLoanScreen />);
  await userEvent.click(await screen.findByRole('checkbox'));
  backend.answer(loansResource.endpoints.create, { status: 404 }, 'once');
  await userEvent.click(button('Send the application'));
  expect(await screen.findByText('This bank takes no applications now.')).toBeInTheDocument();
  for (let step = 0; step < 3; step += 1) await userEvent.click(button('Back'));
  expect(screen.getByLabelText('Amount')).toHaveValue('300');
  await userEvent.selectOptions(
    screen.getByLabelText('Bank'),
    screen.getByRole('option', { name: /^River Bank/ }),
  );
  for (let step = 0; step < 3; step += 1) await userEvent.click(button('Next'));
  await userEvent.click(button('Send the application'));
  await expect
    .poll(async () => backend.current.deps.db.select().from(loans).where(eq(loans.userId, student.id)))
    .toMatchObject([{ bankId: other, amountCents: 30_000 }]);
});
