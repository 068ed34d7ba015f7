import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { bankDeskResource } from '@/lib/contract/loans/bank-desk';
import { call } from '@/tests/support/backend';
import { makeBank } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { BankPage } from './bank-page';

const backend = useScreenBackend();
let [first, second]: Person[] = [];
let bankId = '';

beforeEach(async () => {
  const b = backend.current;
  [first, second] = [await makePerson(b, { roles: ['bank'] }), await makePerson(b, { roles: ['bank'] })];
  bankId = await makeBank(b, { staff: [first.id, second.id], twoOfficersFromCents: 10_000 });
});

const ask = async () => {
  const b = backend.current;
  const body = { twoOfficersFrom: null };
  const { update } = bankDeskResource.endpoints;
  await call(b, update, { params: { id: bankId }, body, version: 1 }, first?.token);
};

test('another officer reads who asked, old and new, and confirms', async () => {
  await ask();
  if (second) backend.signIn(second);
  renderScreen(<BankPage bankId={bankId} />);
  const panel = await screen.findByRole('region', { name: 'A change of the terms waits' });
  expect(panel).toHaveTextContent(/Asked for by .*Two officers from\$100\.00 → never/);
  await userEvent.click(within(panel).getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'A change of the terms waits' })).toBeNull(),
  );
  const { get } = bankDeskResource.endpoints;
  const now = await call(backend.current, get, { params: { id: bankId } }, second?.token);
  expect(now.body.twoOfficersFrom).toBeNull();
});

test('who asked only withdraws, in Khmer', async () => {
  await ask();
  if (first) backend.signIn(first);
  renderScreen(<BankPage bankId={bankId} />, { locale: 'km' });
  const panel = await screen.findByRole('region', { name: 'ការប្តូរលក្ខខណ្ឌកំពុងរង់ចាំ' });
  expect(
    within(panel)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['ដកវិញ']);
});

test('the only officer of a bank reads that an advisor must confirm', async () => {
  const alone = await makePerson(backend.current, { roles: ['bank'] });
  const id = await makeBank(backend.current, { staff: [alone.id] });
  backend.signIn(alone);
  renderScreen(<BankPage bankId={id} />);
  expect(await screen.findByText(/an advisor of Sala confirms each change/)).toBeInTheDocument();
});
