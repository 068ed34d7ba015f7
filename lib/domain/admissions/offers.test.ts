import { describe, expect, it, test } from 'vitest';
import { plainOffer } from '@/tests/support/plain-offer';
import en from '@/messages/en/admissions/offers.json' with { type: 'json' };
import km from '@/messages/km/admissions/offers.json' with { type: 'json' };
import {
  conditionOf,
  isUnreachable,
  standingAnswers,
  type StandingAnswer,
  offerAnswers,
  answerRefusal,
  type ConditionState,
  conditionStates,
  type OfferAnswer,
  standingAnswer,
  aroundOf,
  dayRefusal,
  declaredState,
  isOnCondition,
  nothingAround,
  type Offer,
  reminderOn,
  provenState,
} from './offers';

describe('a condition', () => {
  it('is open until there is a result', () => {
    expect(declaredState('C', null)).toBe('open');
    expect(declaredState('C', { state: 'planned' })).toBe('open');
    expect(declaredState('C', { state: 'not-taken' })).toBe('open');
  });

  it.each([
    ['A', 'met'],
    ['C', 'met'],
    ['D', 'missed'],
    ['F', 'missed'],
  ] as const)('of at least C with the letter %s is %s, by declaration until it is proven', (grade, state) => {
    expect(declaredState('C', { state: 'taken', grade })).toBe(`declared-${state}`);
    expect(provenState('C', grade)).toBe(state);
  });

  it('holds the place until its proof', () => {
    const states = [null, 'open', 'declared-met', 'declared-missed', 'met', 'missed'] as const;
    expect(states.filter((condition) => isOnCondition({ condition }))).toEqual([
      'open',
      'declared-met',
      'declared-missed',
    ]);
  });
});

describe('an answer', () => {
  const today = '2026-11-22';
  const offer = plainOffer;
  const open: Offer = { ...offer, minimumGrade: 'C', condition: 'open' };

  test('needs an offer that stands', () => {
    expect(answerRefusal(null, 'accepted', today)).toBe('no-offer');
    expect(answerRefusal({ ...open, condition: 'missed' }, 'declined', today)).toBe('no-offer');
    expect(answerRefusal(offer, 'accepted', today)).toBeNull();
  });

  test('is given until the last day; what was accepted can be given back after it, what was declined stays so', () => {
    expect(answerRefusal({ ...offer, answer: 'declined' }, 'accepted', today)).toBe('already-answered');
    expect(answerRefusal({ ...offer, answer: 'accepted' }, 'accepted', today)).toBe('already-answered');
    const late = { ...offer, answerBy: '2026-11-21' };
    expect(answerRefusal(late, 'accepted', today)).toBe('too-late');
    expect(answerRefusal({ ...offer, answerBy: today }, 'accepted', today)).toBeNull();
    expect(answerRefusal({ ...late, answer: 'accepted' }, 'declined', today)).toBeNull();
  });

  test('to an open condition accepts on condition', () => {
    expect(answerRefusal(open, 'accepted', today)).toBeNull();
    expect(answerRefusal(open, 'declined', today)).toBeNull();
  });

  test('is no answer once the school has taken the person in', () => {
    const around = { ...nothingAround, isStudent: true };
    expect(answerRefusal(offer, 'declined', today, around)).toBe('is-student');
    expect(answerRefusal(offer, 'accepted', today, around)).toBe('is-student');
  });

  test('accepts one place, and keeps one back-up beside a place on condition', () => {
    const first: Offer = { ...open, answer: 'accepted' };
    const backUp: Offer = { ...offer, answer: 'backup' };
    const ask = (answer: 'accepted' | 'backup', ...others: (Offer | null)[]) =>
      answerRefusal(open, answer, today, aroundOf(others, false));
    expect(ask('backup')).toBe('no-first');
    expect(ask('backup', null, first)).toBeNull();
    expect(ask('backup', { ...first, condition: 'met' })).toBe('no-first');
    expect(ask('backup', first, backUp)).toBe('second-backup');
    expect(ask('accepted', first)).toBe('second-accepted');
    expect(ask('accepted', { ...first, condition: 'missed' }, { ...offer, answer: 'declined' })).toBeNull();
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
  expect(reminderOn('answer', '2026-12-02', today)).toBe(reminder);
});

test.each([
  ['2026-11-24', null],
  ['2026-11-25', 7],
  ['2026-11-30', 7],
  ['2026-12-01', 1],
  ['2026-12-02', 1],
  ['2026-12-03', null],
] as const)('of a proof until 2 December, on %s the reminder is %s', (today, reminder) => {
  expect(reminderOn('proof', '2026-12-02', today)).toBe(reminder);
});

test('only who waits for an answer can give a later day', () => {
  const offer: Offer = { ...plainOffer, answerBy: '2026-12-02' };
  expect(dayRefusal(offer)).toBeNull();
  expect(dayRefusal({ ...offer, answer: 'declined' })).toBe('already-answered');
  expect(dayRefusal({ ...offer, condition: 'missed' })).toBe('no-offer');
  expect(dayRefusal(null)).toBe('no-offer');
});

test('an answer says what it is worth today, in every state of its place', () => {
  const said = (answer: OfferAnswer | null, condition: ConditionState | null, status = 'accepted') =>
    standingAnswer({ answer, condition, inDoubt: false }, status);
  expect(said(null, 'open')).toBeNull();
  expect(said('declined', 'missed', 'rejected')).toBe('declined');
  for (const condition of ['open', 'declared-met', 'declared-missed'] as const)
    expect(said('accepted', condition)).toBe('acceptedOnCondition');
  for (const condition of [null, 'met'] as const) expect(said('accepted', condition)).toBe('accepted');
  for (const condition of conditionStates)
    for (const status of ['rejected', 'pending', 'interview']) {
      expect(said('accepted', condition, status)).toBe('acceptedThen');
      expect(said('backup', condition, status)).toBe('backupThen');
    }
  expect([said('accepted', 'missed'), said('backup', 'missed')]).toEqual(['acceptedThen', 'backupThen']);
  expect([said('backup', 'met'), said('backup', null)]).toEqual(['backup', 'backup']);
});

test('every state of a place has its words for the student and for the desk, and papers are asked for in one of them alone', () => {
  const states = new Set<StandingAnswer | null>();
  for (const answer of [null, ...offerAnswers])
    for (const condition of [null, ...conditionStates])
      for (const status of ['pending', 'accepted', 'rejected', 'withdrawn'])
        for (const inDoubt of [false, true])
          for (const isStudent of [false, true]) {
            const offer = { ...plainOffer, answer, condition, inDoubt };
            const standing = standingAnswer(offer, status, isStudent);
            states.add(standing);
            const isSettled = status === 'accepted' && (condition === null || condition === 'met');
            const isAtTheSchool = answer === 'accepted' && isSettled && !inDoubt && !isStudent;
            expect(standing === 'accepted').toBe(isAtTheSchool);
          }
  expect([...states].toSorted()).toEqual([...standingAnswers, null].toSorted());
  for (const { offer, terms } of [en, km])
    for (const standing of standingAnswers) {
      // The button of a back-up has taken its key.
      expect(offer[standing === 'backup' ? 'backedUp' : standing]).toContain('{date}');
      expect(terms[standing]).toContain('{date}');
    }
  const asking = standingAnswers.filter((standing) => /documents/.test(en.offer[standing]));
  expect(asking).toEqual(['accepted']);
});

test('a condition that the known result does not reach is no offer, and a proof counts before the word of its person', () => {
  const declared = { state: 'taken', grade: 'C' } as const;
  expect(isUnreachable(conditionOf('B', { proven: null, declared }))).toBe(true);
  expect(isUnreachable(conditionOf('C', { proven: null, declared }))).toBe(false);
  expect(isUnreachable(conditionOf('B', { proven: { grade: 'A' }, declared }))).toBe(false);
  expect(isUnreachable(conditionOf('B', { proven: null, declared: { state: 'planned' } }))).toBe(false);
  expect(isUnreachable(null)).toBe(false);
});
