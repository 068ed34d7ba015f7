import { expect, test } from 'vitest';
import { formatCents, formatUsd } from './format-usd';

test('cents are always shown', () => {
  expect([formatUsd(1234.5), formatUsd(0), formatCents(99_999)]).toEqual(['$1,234.50', '$0.00', '$999.99']);
});
