import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { bankDeskResource } from '@/lib/contract/loans/bank-desk';
import { makeBank, makeLoan } from '@/tests/support/loans';
import { makePerson } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { LoanDashboardScreen } from './dashboard-screen';

const backend = useScreenBackend();
const { progress } = bankDeskResource.endpoints;

beforeEach(() => {
  navigation.search = new URLSearchParams();
});

const officerOf = async () => {
  const b = backend.current;
  const officer = await makePerson(b, { roles: ['bank'] });
  backend.signIn(officer);
  return { b, bankId: await makeBank(b, { staff: [officer.id] }) };
};
const show = (locale: 'en' | 'km' = 'en') => renderScreen(<LoanDashboardScreen />, { locale });

test('an officer sees who waits, the week, and how far loans come', async () => {
  const { b, bankId } = await officerOf();
  const student = await makePerson(b);
  const waiting = { userId: student.id, bankId, status: 'submitted', amountCents: 64_050 } as const;
  await makeLoan(b, { ...waiting, referenceCode: 'WAITS234' });
  await makeLoan(b, { userId: (await makePerson(b)).id, bankId, status: 'in-review' });
  show();
  const first = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  expect(first.getAllByRole('link')).toHaveLength(1);
  expect(first.getByRole('link')).toHaveAttribute(
    'href',
    `/en/advisor/student-loan/${student.id}/WAITS234/detail`,
  );
  expect(first.getByText('Loan of $640.50 over 12 months')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '1 new loan' })).toHaveAttribute(
    'href',
    `/en/advisor/student-loan?bankId=${bankId}&status=submitted`,
  );
  expect(await screen.findByText('2 more than in the 7 days before')).toBeInTheDocument();
  // Nothing is overdue and nothing was paid out: neither has a tile.
  expect(screen.queryByText('Overdue')).toBeNull();
  expect(screen.queryByText('Paid out in the last 7 days')).toBeNull();
  const stages = within(screen.getByRole('list', { name: 'How far loans have come, last 12 weeks' }));
  expect(stages.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Sent2',
    'Review begun1 50% go on',
    'Approved0 0% go on',
    'Paid out0',
  ]);
});

test('without a loan an officer is told what shows here, in Khmer', async () => {
  await officerOf();
  show('km');
  expect(await screen.findByText('គ្មានអ្វីរង់ចាំអ្នកទេ')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'មើលកម្ចីទាំងអស់' })).toHaveAttribute('href', '/advisor/student-loan');
  expect(await screen.findByText('គ្មានអ្នកដាក់ពាក្យសុំកម្ចីក្នុង 12 សប្តាហ៍ចុងក្រោយទេ។')).toBeInTheDocument();
});

test('who works for no bank is told so', async () => {
  backend.signIn(await makePerson(backend.current, { roles: ['bank'] }));
  show();
  expect(await screen.findByText('You work for no bank yet')).toBeInTheDocument();
  expect(screen.queryByText('Waiting for you')).toBeNull();
});

test('numbers that fail are asked for again, and what waits stays', async () => {
  await officerOf();
  backend.answer(progress, { status: 500 }, 'once');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nobody has applied for a loan/)).toBeInTheDocument();
  expect(screen.getByText('Nothing waits for you')).toBeInTheDocument();
});
