import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loansResource } from '@/lib/contract/loans/loans';
import { banksResource } from '@/lib/contract/loans/banks';
import { call } from '@/tests/support/backend';
import { giveLoanDocuments, loanTo, makeBank } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { StudentLoanScreen } from './student-loan-screen';

const backend = useScreenBackend();
let student: Person;

beforeEach(async () => {
  localStorage.clear();
  navigation.search = new URLSearchParams();
  student = await makePerson(backend.current);
  backend.signIn(student);
});

afterEach(() => {
  navigation.search = new URLSearchParams();
});

test('without a loan it says what one is, and leads to the application once a bank lends', async () => {
  const { unmount } = renderScreen(<StudentLoanScreen />);
  expect(await screen.findByText('No bank offers student loans at the moment.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply for a loan' })).not.toBeInTheDocument();
  unmount();
  await makeBank(backend.current, { name: 'First Bank' });
  renderScreen(<StudentLoanScreen />);
  expect(await screen.findByText('No loan yet')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Apply for a loan' })).toHaveAttribute(
    'href',
    '/en/profile/student-loan?apply=yes',
  );
});

test('a loan shows its state, who acts next and what is missing', async () => {
  const b = backend.current;
  const bankId = await makeBank(b, { name: 'Lotus Bank' });
  await giveLoanDocuments(b, student.id);
  const body = { ...loanTo(student.id), status: 'draft' as const, documents: {} };
  await call(
    b,
    loansResource.endpoints.create,
    { params: { bankId, userId: student.id }, body, idempotencyKey: 'loan-card-1' },
    student.token,
  );
  renderScreen(<StudentLoanScreen />);
  expect(await screen.findByRole('link', { name: 'Lotus Bank' })).toBeInTheDocument();
  for (const text of ['Draft', 'Your turn', '7 documents are missing'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  ['en', 'Amount is required', 'What is it for? is required'],
  ['km', 'ចំនួនទឹកប្រាក់ ចាំបាច់ត្រូវបំពេញ', 'ខ្ចីដើម្បីអ្វី? ចាំបាច់ត្រូវបំពេញ'],
] as const)('every rule is told at its field (%s)', async (locale, amount, reason) => {
  await makeBank(backend.current);
  navigation.search = new URLSearchParams({ apply: 'yes' });
  renderScreen(<StudentLoanScreen />, { locale });
  const [button] = await screen.findAllByRole('button', { name: locale === 'en' ? 'Next' : 'បន្ទាប់' });
  if (!button) throw new Error('No button.');
  await userEvent.click(button);
  expect(await screen.findByText(amount)).toBeInTheDocument();
  expect(screen.getByText(reason)).toBeInTheDocument();
  // The first wrong field gets the focus in the next frame, and would take what is typed.
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  const field = screen.getByLabelText(locale === 'en' ? 'Amount' : /^ចំនួន/);
  await userEvent.type(field, '1000');
  await userEvent.tab();
  expect(
    await screen.findByText(/less than \$1,000$|តិចជាង/, { selector: 'p[id$=error]' }),
  ).toBeInTheDocument();
});

test('what is typed is there again after leaving', async () => {
  await makeBank(backend.current);
  navigation.search = new URLSearchParams({ apply: 'yes' });
  const { unmount } = renderScreen(<StudentLoanScreen />);
  await userEvent.type(await screen.findByLabelText('Amount'), '450');
  await userEvent.click(screen.getByRole('radio', { name: 'Tuition fee' }));
  unmount();
  renderScreen(<StudentLoanScreen />);
  expect(await screen.findByLabelText('Amount')).toHaveValue('450');
  expect(screen.getByRole('radio', { name: 'Tuition fee' })).toBeChecked();
});

test('a failure to read the banks is told and asked again', async () => {
  await makeBank(backend.current);
  navigation.search = new URLSearchParams({ apply: 'yes' });
  backend.answer(banksResource.endpoints.list, { status: 500 }, 'once');
  renderScreen(<StudentLoanScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
});

test('an amount beyond the cap of the bank does not get to the next step', async () => {
  await makeBank(backend.current, { name: 'Small Bank', amountMaxCents: 40_000 });
  navigation.search = new URLSearchParams({ apply: 'yes' });
  renderScreen(<StudentLoanScreen />);
  await userEvent.type(await screen.findByLabelText('Amount'), '400.01');
  await userEvent.selectOptions(
    screen.getByLabelText('Bank'),
    screen.getByRole('option', { name: /^Small Bank/ }),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Tuition fee' }));
  await userEvent.click(screen.getByRole('radio', { name: '6 months' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(
    await screen.findByText('This bank lends less. Choose a smaller amount.', { selector: 'p' }),
  ).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.type(screen.getByLabelText('Amount'), '400');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'You and your guardian' })).toBeInTheDocument();
});
