import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loans } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { loansResource } from '@/lib/contract/loans/loans';
import { printedLoansResource } from '@/lib/contract/loans/printed-loans';
import { loanDocumentKinds } from '@/lib/domain/loans/loan-rules';
import { call } from '@/tests/support/backend';
import { giveLoanDocuments, loanDocumentKey, loanTo, makeBank } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { StudentLoanDetailScreen } from './detail-screen';

const backend = useScreenBackend();
const { create, change } = loansResource.endpoints;
let [student, banker]: [Person?, Person?] = [];
let params = { bankId: '', userId: '', id: '' };

const sent = async () => {
  const b = backend.current;
  const [borrower, clerk] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
  const bankId = await makeBank(b, { name: 'Lotus Bank', staff: [clerk.id] });
  await giveLoanDocuments(b, borrower.id, loanDocumentKinds);
  const { body } = await call(
    b,
    create,
    {
      params: { bankId, userId: borrower.id },
      body: loanTo(borrower.id, { amount: 300, periodMonths: 3 }),
      idempotencyKey: `detail-${borrower.id}`,
    },
    borrower.token,
  );
  [student, banker] = [borrower, clerk];
  params = { bankId, userId: borrower.id, id: body.loanId };
};
const asBank = async (version: number, body: object) =>
  call(backend.current, change, { params, body, version }, banker?.token);

beforeEach(async () => {
  await sent();
  if (student) backend.signIn(student);
  navigation.search = new URLSearchParams({ loanId: params.id });
});

afterEach(() => {
  navigation.search = new URLSearchParams();
});

test('a loan shows its instalments, its papers, the bank’s question, and who opened what', async () => {
  await asBank(1, { note: 'Which laptop?' });
  const link = { body: { key: loanDocumentKey(params.userId, 'studentId') } };
  await call(backend.current, uploadsResource.endpoints.link, link, banker?.token);
  renderScreen(<StudentLoanDetailScreen />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotus Bank' })).toBeInTheDocument();
  const plan = within(screen.getByRole('table'));
  expect(plan.getAllByRole('row')).toHaveLength(4);
  expect(plan.getAllByText('$103.01')).toHaveLength(2);
  expect(screen.getByText('Which laptop?')).toBeInTheDocument();
  expect(screen.getByText('Question of the bank')).toBeInTheDocument();
  expect(await screen.findByText('Sok Dara, Lotus Bank')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View: Student card' })).toBeInTheDocument();
});

test('all terms are saved as PDF; a failure is said, and also that too many ask', async () => {
  const { get } = printedLoansResource.endpoints;
  const saved = catchSavedFiles();
  renderScreen(<StudentLoanDetailScreen />);
  const button = await screen.findByRole('button', { name: 'Download all terms (PDF)' });
  backend.answer(get, { status: 500 }, 'once');
  await userEvent.click(button);
  expect(await screen.findByText('The PDF could not be made. Please try again.')).toBeInTheDocument();
  backend.answer(get, { status: 503, code: 'busy' }, 'once');
  await userEvent.click(button);
  expect(await screen.findByText(/Many people ask for this right now/)).toBeInTheDocument();
  const file = { fileName: 'sala-loan-A.pdf', type: 'application/pdf', content: btoa('%PDF-') } as const;
  backend.answer(get, { body: file }, 'once');
  await userEvent.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect([saved[0]?.name, await saved[0]?.file.text()]).toEqual(['sala-loan-A.pdf', '%PDF-']);
});

test('the days of the payments are saved for the phone’s calendar', async () => {
  for (const [index, status] of ['in-review', 'approved', 'paid-out'].entries())
    await asBank(index + 1, { status, unseenReason: 'Seen at the branch.', contractOn: '2026-10-30' });
  const saved = catchSavedFiles();
  renderScreen(<StudentLoanDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Payment days as a calendar file' }));
  const text = (await saved[0]?.file.text()) ?? '';
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(text).toContain('SUMMARY:Pay $103.01 to Lotus Bank');
});

test('the student answers', async () => {
  renderScreen(<StudentLoanDetailScreen />);
  await userEvent.type(await screen.findByLabelText('Your message'), 'A used one.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('A used one.', { selector: 'p' })).toBeInTheDocument();
});

test('an application is cancelled after a question', async () => {
  renderScreen(<StudentLoanDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the application' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the application' }));
  expect(await screen.findByText('You have cancelled this application.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel the application' })).toBeNull();
});

test('a draft is removed after a question; one that was sent meanwhile stays and says so', async () => {
  const { db } = backend.current.deps;
  const setStatus = (status: 'draft' | 'in-review') =>
    db.update(loans).set({ status }).where(eq(loans.id, params.id));
  const remove = async (meanwhile: () => Promise<unknown> = async () => undefined) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the draft' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this draft?' }));
    await meanwhile();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the draft' }));
  };
  const open = () =>
    renderScreen(
      <>
        <StudentLoanDetailScreen />
        <ToastHost />
      </>,
    );
  await setStatus('draft');
  const { unmount } = open();
  await remove(() => setStatus('in-review'));
  await waitFor(() => expect(document.body).toHaveTextContent(/has changed something in the meantime/));
  unmount();
  await setStatus('draft');
  open();
  await remove();
  await waitFor(() => expect(document.body).toHaveTextContent('The draft is removed.'));
  expect(navigation.push).toHaveBeenLastCalledWith('/en/profile/student-loan', {});
  expect(await db.$count(loans, eq(loans.id, params.id))).toBe(0);
});

test('what was returned can be corrected, with the note at hand, in Khmer too', async () => {
  await asBank(1, { status: 'returned', note: 'រូបថតមិនច្បាស់' });
  renderScreen(<StudentLoanDetailScreen />, { locale: 'km' });
  expect(await screen.findByText('រូបថតមិនច្បាស់')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^កែតម្រូវ/ })).toHaveAttribute(
    'href',
    `/profile/student-loan/detail?loanId=${params.id}&change=yes`,
  );
});

test('another person’s loan is not there; without a name the latest shows', async () => {
  backend.signIn(await makePerson(backend.current));
  const first = renderScreen(<StudentLoanDetailScreen />);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Lotus Bank');
  first.unmount();
  if (student) backend.signIn(student);
  navigation.search = new URLSearchParams();
  renderScreen(<StudentLoanDetailScreen />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotus Bank' })).toBeInTheDocument();
});
