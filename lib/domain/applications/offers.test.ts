import { describe, expect, it, test } from 'vitest';
import { answerRefusal, conditionStateOf, dayRefusal, type Offer, offerReminderOn } from './offers';

describe('a condition', () => {
  it('is open until there is a result', () => {
    expect(conditionStateOf('C', null)).toBe('open');
    expect(conditionStateOf('C', { state: 'planned' })).toBe('open');
    expect(conditionStateOf('C', { state: 'not-taken' })).toBe('open');
  });

  it.each([
    ['A', 'met'],
    ['C', 'met'],
    ['D', 'missed'],
    ['F', 'missed'],
  ] as const)('of at least C with the letter %s is %s', (grade, state) => {
    expect(conditionStateOf('C', { state: 'taken', grade })).toBe(state);
  });
});

describe('an answer', () => {
  const today = '2026-11-22';
  const offer: Offer = { minimumGrade: null, condition: null, answerBy: null, answer: null };

  test('needs an offer that stands', () => {
    expect(answerRefusal(null, 'accepted', today)).toBe('no-offer');
    expect(answerRefusal({ ...offer, minimumGrade: 'C', condition: 'missed' }, 'declined', today)).toBe(
      'no-offer',
    );
    expect(answerRefusal(offer, 'accepted', today)).toBeNull();
  });

  test('is given once, and until the last day', () => {
    expect(answerRefusal({ ...offer, answer: 'declined' }, 'accepted', today)).toBe('already-answered');
    expect(answerRefusal({ ...offer, answerBy: '2026-11-21' }, 'accepted', today)).toBe('too-late');
    expect(answerRefusal({ ...offer, answerBy: today }, 'accepted', today)).toBeNull();
  });

  test('to an open condition can only be a refusal', () => {
    const open: Offer = { ...offer, minimumGrade: 'C', condition: 'open' };
    expect(answerRefusal(open, 'accepted', today)).toBe('condition-open');
    expect(answerRefusal(open, 'declined', today)).toBeNull();
    expect(answerRefusal({ ...open, condition: 'met' }, 'accepted', today)).toBeNull();
  });
});

test.each([
  ['2026-11-28', null],
  ['2026-11-29', 3],
  ['2026-11-30', 3],
  ['2026-12-01', 1],
  ['2026-12-02', 1],
  ['2026-12-03', null],
] as const)('of an offer until 2 December, on %s the reminder is %s', (today, reminder) => {
  expect(offerReminderOn('2026-12-02', today)).toBe(reminder);
});

test('only who waits for an answer can give a later day', () => {
  const offer: Offer = { minimumGrade: null, condition: null, answerBy: '2026-12-02', answer: null };
  expect(dayRefusal(offer)).toBeNull();
  expect(dayRefusal({ ...offer, answer: 'declined' })).toBe('already-answered');
  expect(dayRefusal({ ...offer, condition: 'missed' })).toBe('no-offer');
  expect(dayRefusal(null)).toBe('no-offer');
});
