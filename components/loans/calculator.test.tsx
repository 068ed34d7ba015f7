import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { LoanCalculator } from './calculator';

const bank = {
  bankId: 'a',
  name: 'Lotus Bank',
  nameNative: 'ធនាគារឈូក',
  yearlyRatePercent: 18,
  fee: 10,
  amountMax: 800,
};
const banks = [bank, { ...bank, bankId: 'b', name: 'River Bank', yearlyRatePercent: 12, fee: 0 }];

const valueOf = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

test('the cost is exact to the cent, and follows amount, period and bank', async () => {
  renderScreen(<LoanCalculator banks={banks} />);
  const amount = screen.getByLabelText('Amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '៣០០');
  await userEvent.click(screen.getByRole('radio', { name: '3 months' }));
  expect(valueOf('You receive')).toBe('$290.00');
  expect(valueOf('Interest in total')).toBe('$9.04');
  expect(valueOf('You pay back')).toBe('$309.04');
  expect(Number.parseFloat(valueOf('Effective yearly rate, with the fee'))).toBeGreaterThan(40);
  await userEvent.selectOptions(screen.getByLabelText('Bank'), 'River Bank');
  expect(valueOf('You receive')).toBe('$300.00');
  expect(Number.parseFloat(valueOf('Effective yearly rate, with the fee'))).toBeCloseTo(12.68, 1);
  expect(
    within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true }),
  ).toHaveLength(4);
});

test('an amount beyond the bank’s cap has no cost, in the language of the page', async () => {
  renderScreen(<LoanCalculator banks={banks} />, { locale: 'km' });
  const [amount] = screen.getAllByRole('textbox');
  if (!amount) throw new Error('No field.');
  await userEvent.clear(amount);
  await userEvent.type(amount, '800.01');
  expect(amount).toBeInvalid();
  expect(screen.getByText(/សូមវាយ/)).toHaveTextContent('$10.00');
  expect(screen.queryByText(/\$800\.01/)).toBeNull();
});
