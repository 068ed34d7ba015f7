import { describe, expect, it } from 'vitest';
import { isVacancyOpen } from './vacancy-state';

describe('a vacancy', () => {
  it('takes applications through its last day', () => {
    expect(isVacancyOpen({ status: 'open', deadline: '2026-11-30' }, '2026-11-30')).toBe(true);
    expect(isVacancyOpen({ status: 'open', deadline: '2026-11-30' }, '2026-12-01')).toBe(false);
  });

  it('without a deadline stays open until it is closed by hand', () => {
    expect(isVacancyOpen({ status: 'open', deadline: null }, '2036-01-01')).toBe(true);
    expect(isVacancyOpen({ status: 'closed', deadline: null }, '2026-01-01')).toBe(false);
    expect(isVacancyOpen({ status: 'closed', deadline: '2027-01-01' }, '2026-01-01')).toBe(false);
  });
});
