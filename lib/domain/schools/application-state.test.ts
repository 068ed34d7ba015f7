import { describe, expect, it } from 'vitest';
import { applicationPhases, applicationStateOn, type ApplicationWindow, phaseOn } from './application-state';

const window: ApplicationWindow = {
  status: 'active',
  applicationsOpenOn: '2026-09-01',
  applicationDeadline: '2026-11-30',
  nextIntakeOn: '2027-03-01',
  isFull: false,
};

describe('the state of a program for applying', () => {
  it.each([
    ['2026-08-31', { key: 'not-yet-open', opensOn: '2026-09-01' }],
    ['2026-09-01', { key: 'open', until: '2026-11-30' }],
    ['2026-11-30', { key: 'open', until: '2026-11-30' }],
    ['2026-12-01', { key: 'past-deadline', opensOn: '2027-03-01' }],
    ['2027-02-28', { key: 'past-deadline', opensOn: '2027-03-01' }],
    ['2027-03-01', { key: 'open', until: null }],
  ])('on %s', (day, state) => {
    expect(applicationStateOn(window, day)).toEqual(state);
  });

  it('is full until the school says otherwise, with the next intake', () => {
    expect(applicationStateOn({ ...window, isFull: true }, '2026-10-01')).toEqual({
      key: 'full',
      opensOn: '2027-03-01',
    });
    expect(applicationStateOn({ ...window, isFull: true }, '2027-03-02')).toEqual({
      key: 'full',
      opensOn: null,
    });
  });

  it('is closed when the school has made it inactive', () => {
    expect(applicationStateOn({ ...window, status: 'inactive' }, '2026-10-01').key).toBe('closed');
  });

  it('is open without any day, and past the deadline without a next intake', () => {
    const bare = { ...window, applicationsOpenOn: null, nextIntakeOn: null };
    expect(applicationStateOn({ ...bare, applicationDeadline: null }, '2026-10-01')).toEqual({
      key: 'open',
      until: null,
    });
    expect(applicationStateOn(bare, '2026-12-01')).toEqual({ key: 'past-deadline', opensOn: null });
  });

  it('holds a deadline that was set for the next intake', () => {
    const later = { ...window, applicationDeadline: '2027-04-30' };
    expect(applicationStateOn(later, '2027-05-01').key).toBe('past-deadline');
  });
});

it('tells every phase, so that any later day finds its own', () => {
  const phases = applicationPhases(window);
  expect(phases.map(({ from, state }) => [from, state.key])).toEqual([
    ['', 'not-yet-open'],
    ['2026-09-01', 'open'],
    ['2026-12-01', 'past-deadline'],
    ['2027-03-01', 'open'],
  ]);
  for (let day = 0; day < 400; day += 1) {
    const on = new Date(Date.UTC(2026, 7, 1 + day)).toISOString().slice(0, 10);
    expect(phaseOn(phases, on)?.state, on).toEqual(applicationStateOn(window, on));
  }
});
