import fc from 'fast-check';
import { expect, it } from 'vitest';
import { courseResult, type Result, termStanding } from './averages';
import { absenceRules, type Counted, countedScore, isCourseClosed, type Marked } from './results';

const cell = (change: Partial<Marked> = {}): Marked => ({
  score: null,
  absent: false,
  excused: false,
  ...change,
});

it.each([
  ['a score counts', cell({ score: 0 }), 'zero', false, 0],
  ['a score counts in a closed course', cell({ score: 7.5 }), null, true, 7.5],
  ['an excuse counts neither way', cell({ excused: true }), 'zero', true, 'excused'],
  ['an absence is 0 by that rule', cell({ absent: true }), 'zero', false, 0],
  ['an absence is missing by the other', cell({ absent: true }), 'incomplete', false, 'missing'],
  ['an absence is missing without a rule', cell({ absent: true }), null, true, 'missing'],
  ['an empty cell is to come', cell(), 'zero', false, 'open'],
  ['an empty cell of a closed course is missing', cell(), 'zero', true, 'missing'],
] as const)('%s', (_, marked, absence, isClosed, counted) => {
  expect(countedScore(marked, { absence, isClosed })).toBe(counted);
});

const test = (counted: Counted, weightPercent: number, change: Partial<Result> = {}): Result => ({
  subject: 'wk1670',
  coefficient: 3,
  month: '2026-11',
  isFinal: false,
  maxScore: 20,
  weightPercent,
  counted,
  ...change,
});
const running = { byMonth: false, isClosed: false };
const closed = { byMonth: false, isClosed: true };

it('fails who missed the final exam where an absence is 0', () => {
  expect(courseResult([test(12, 40), test(0, 60, { isFinal: true })], closed)).toEqual({
    percent: 24,
    state: 'final',
    incomplete: false,
    weightScored: 100,
  });
});

it('gives no result where an absence must be made up', () => {
  expect(courseResult([test(12, 40), test('missing', 60)], closed)).toEqual({
    percent: null,
    state: 'incomplete',
    incomplete: true,
    weightScored: 40,
  });
});

it('says of a running course how things stand so far', () => {
  expect(courseResult([test(20, 5), test('open', 95)], running)).toMatchObject({
    percent: 100,
    state: 'so-far',
    weightScored: 5,
  });
  expect(courseResult([], running).state).toBe('none');
});

it.each([
  ['a locked term', { isTermLocked: true, endDate: '2027-01-30', tests: [] }, true],
  ['a course whose last day is today', { endDate: '2026-11-26' }, false],
  ['a course that is over, with all of its tests read', {}, true],
  ['one with a test that nobody has read', { tests: [{ weightPercent: 100, isPublished: false }] }, false],
  [
    'one of whose weight only 5 percent is known',
    { tests: [{ weightPercent: 5, isPublished: true }] },
    false,
  ],
  ['one without weights', { tests: [{ weightPercent: 0, isPublished: true }] }, true],
  ['one without tests', { tests: [] }, false],
] as const)('knows whether %s is closed', (_, change, isClosed) => {
  const course = {
    isTermLocked: false,
    endDate: '2026-11-25',
    today: '2026-11-26',
    tests: [
      { weightPercent: 40, isPublished: true },
      { weightPercent: 60, isPublished: true },
    ],
    ...change,
  };
  expect(isCourseClosed(course)).toBe(isClosed);
});

const marked = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((score) => cell({ score })),
  fc.constant(cell({ absent: true })),
  fc.constant(cell({ excused: true })),
  fc.constant(cell()),
);
const sheet = fc.array(fc.record({ marked, weight: fc.integer({ min: 1, max: 40 }) }), {
  minLength: 1,
  maxLength: 8,
});
const rules = fc.record({
  absence: fc.constantFrom(...absenceRules, null),
  isClosed: fc.boolean(),
  byMonth: fc.boolean(),
});
type Rows = { marked: Marked; weight: number }[];
type Rule = { absence: (typeof absenceRules)[number] | null; isClosed: boolean; byMonth: boolean };
const resultOf = (rows: Rows, rule: Rule) =>
  courseResult(
    rows.map(({ marked: said, weight }) => test(countedScore(said, rule), weight)),
    rule,
  );

type Draw = { rows: Rows; rule: Rule; at: number };
const draws = fc.record({ rows: sheet, rule: rules, at: fc.nat() });
const expectAlways = (holds: (draw: Draw) => boolean) =>
  expect(fc.check(fc.property(draws, holds)).counterexample).toBeNull();

it('is between 0 and 100, and final only for a closed course without anything to make up', () => {
  expectAlways(({ rows, rule }) => {
    const { percent, state, incomplete } = resultOf(rows, rule);
    const isShare = percent === null || (percent >= 0 && percent <= 100);
    if (state === 'final') return isShare && rule.isClosed && !incomplete && percent !== null;
    if (state === 'incomplete') return percent === null && rule.isClosed;
    return isShare && (state === 'none' || !rule.isClosed);
  });
});

it('never gains by an absence: neither a result nor a better one', () => {
  expectAlways(({ rows, rule, at }) => {
    const place = at % rows.length;
    if (rows[place]?.marked.score == null) return true;
    const before = resultOf(rows, rule);
    const after = resultOf(
      rows.map((row, index) => (index === place ? { ...row, marked: cell({ absent: true }) } : row)),
      rule,
    );
    if (rule.absence === 'zero') return (after.percent ?? 0) <= (before.percent ?? 0);
    return after.incomplete && (!rule.isClosed || after.percent === null);
  });
});

it('is the same with an excused test as without it', () => {
  expectAlways(({ rows, rule, at }) => {
    const excused = [...rows, { marked: cell({ excused: true }), weight: 1 + (at % 40) }];
    return JSON.stringify(resultOf(excused, rule)) === JSON.stringify(resultOf(rows, rule));
  });
});

it('does not depend on the order of the tests', () => {
  expectAlways(
    ({ rows, rule }) =>
      JSON.stringify(resultOf(rows.toReversed(), rule)) === JSON.stringify(resultOf(rows, rule)),
  );
});

const courseOf = (results: Result[], isClosed: boolean) => ({
  credits: 3,
  isClosed,
  results,
  result: courseResult(results, { byMonth: false, isClosed }),
});

it('leaves incomplete courses out of a term that is over, and says so', () => {
  const good = courseOf([test(16, 100)], true);
  const lacking = courseOf([test('missing', 100, { subject: 'other' })], true);
  const going = courseOf([test(10, 50, { subject: 'third' })], false);
  const by = { byMonth: false };
  expect(termStanding([good, lacking], by)).toMatchObject({
    semester: 80,
    state: 'incomplete',
    closed: 2,
    incomplete: 1,
  });
  expect(termStanding([good], by)).toMatchObject({ semester: 80, state: 'final' });
  expect(termStanding([good, going], by)).toMatchObject({ semester: 65, state: 'so-far', closed: 1 });
  expect(termStanding([], by).state).toBe('none');
});
