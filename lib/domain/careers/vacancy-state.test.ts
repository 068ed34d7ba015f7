import { describe, expect, it } from 'vitest';
import { daysLeft, isVacancyShown, vacancyState } from './vacancy-state';

const open = {
  status: 'open',
  deadline: '2026-11-30',
  heldAt: null,
  stoppedAt: null,
  releasedAt: null,
  clearedUntil: '2027-05-31',
} as const;
const someDay = new Date('2026-11-01T00:00:00Z');

describe('a vacancy', () => {
  it('takes applications through its last day', () => {
    expect(vacancyState(open, '2026-11-30')).toBe('open');
    expect(vacancyState(open, '2026-12-01')).toBe('closed');
  });

  it('without a deadline stays open until it is closed by hand', () => {
    expect(vacancyState({ ...open, deadline: null }, '2027-01-01')).toBe('open');
    expect(vacancyState({ ...open, status: 'closed', deadline: null }, '2026-01-01')).toBe('closed');
    expect(vacancyState({ ...open, status: 'closed', deadline: '2027-01-01' }, '2026-01-01')).toBe('closed');
  });

  it('is held while its employer is not checked, and from the day after the check ends', () => {
    const endless = { ...open, deadline: null };
    expect(vacancyState({ ...open, clearedUntil: null }, '2026-11-01')).toBe('held');
    expect(vacancyState(endless, '2027-05-31')).toBe('open');
    expect(vacancyState(endless, '2027-06-01')).toBe('held');
    expect(vacancyState({ ...open, clearedUntil: null, releasedAt: someDay }, '2026-11-01')).toBe('open');
  });

  it('that was hidden stays hidden, released or not', () => {
    const hidden = { ...open, heldAt: someDay, releasedAt: someDay };
    expect(vacancyState(hidden, '2026-11-01')).toBe('held');
    expect(isVacancyShown({ ...hidden, status: 'closed' }, '2026-11-01')).toBe(false);
  });

  it('that waits for a decision is held, whoever its employer is', () => {
    const stopped = { ...open, stoppedAt: someDay, releasedAt: someDay };
    expect(vacancyState(stopped, '2026-11-01')).toBe('held');
    expect(isVacancyShown({ ...stopped, status: 'closed' }, '2026-11-01')).toBe(false);
  });

  it('is nobody’s to read while it is a draft', () => {
    expect(vacancyState({ ...open, status: 'draft' }, '2026-11-01')).toBe('draft');
    expect(isVacancyShown({ ...open, status: 'draft' }, '2026-11-01')).toBe(false);
    expect(isVacancyShown({ ...open, status: 'closed' }, '2026-11-01')).toBe(true);
  });
});

it('a last day is no day away, and a day that has passed is not less', () => {
  expect(['2026-11-30', '2026-12-02', '2026-11-01'].map((day) => daysLeft(day, '2026-11-30'))).toEqual([
    0, 2, 0,
  ]);
});
