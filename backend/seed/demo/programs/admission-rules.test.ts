import { expect, test } from 'vitest';
import { candidateOf } from '@/lib/domain/admissions/candidate-of';
import { type ExamGrade, examGrades } from '@/lib/domain/admissions/national-exam';
import type { AdmissionRule, Candidate } from '@/lib/domain/schools/admission-rule';
import { type EntryVerdict, mayEnter } from '@/lib/domain/schools/may-enter';
import { seededRandom } from '@/backend/seed/demo/seeded-random';
import { demoRules, someSchooling } from '@/tests/support/people-and-rules';

const today = new Date('2026-11-01T02:00:00Z');
const day = '2026-11-01';
const rules = demoRules(today);
const random = seededRandom('people of the rules');
const people = Array.from({ length: 300 }, () =>
  candidateOf(someSchooling(random), random.pick([null, null, null, 'associate', 'bachelor', 'master'])),
);
/** Worst first. */
const order: readonly EntryVerdict[] = ['no', 'not-yet', 'unknown', 'yes'];
const rankOf = (rule: AdmissionRule | null, person: Candidate | null) =>
  order.indexOf(mayEnter(rule, person, day).verdict);
const better = (grade: ExamGrade): ExamGrade => examGrades[examGrades.indexOf(grade) - 1] ?? grade;

const pairs = rules.flatMap((rule) => people.map((person) => ({ rule, person })));

test('the demo asks in many ways, and its people get every answer', () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(rules).toContain(null);
  const verdicts = new Set(pairs.map(({ rule, person }) => mayEnter(rule, person, day).verdict));
  expect([...verdicts].toSorted()).toEqual(order.toSorted());
});

test('a no and a not yet have a rule that fails, a yes and an unknown have none', () => {
  for (const { rule, person } of pairs) {
    const { verdict, failed, ways } = mayEnter(rule, person, day);
    expect(failed.length > 0).toBe(verdict === 'no' || verdict === 'not-yet');
    expect(failed.length > 0 || ways.length === 0).toBe(true);
  }
});

test('unknown only where a rule, the person or what must be finished is unknown, and that is named', () => {
  for (const { rule, person } of pairs) {
    const { verdict, open } = mayEnter(rule, person, day);
    const named = open.some((condition) => condition.rule === 'studies');
    expect(verdict === 'unknown').toBe(rule === null || named);
    const mayHave = person ? (person.unasked ?? []) : rule ? [rule.needs] : [];
    expect(mayHave.some((studies) => studies === rule?.needs) || !named).toBe(true);
  }
});

test('nothing that is better makes the answer worse', () => {
  for (const { rule, person } of pairs) {
    if (!person) continue;
    const before = rankOf(rule, person);
    const { grade, papers, year } = person;
    const higher = Object.fromEntries(
      Object.entries(papers).map(([subject, letter]) => [subject, better(letter)]),
    );
    for (const change of [{ grade: grade && better(grade) }, { papers: higher }, { year: year && year + 1 }])
      expect(rankOf(rule, { ...person, ...change })).toBeGreaterThanOrEqual(before);
  }
});

test('a softer rule never makes the answer worse', () => {
  for (const { rule, person } of pairs) {
    if (!rule) continue;
    const before = rankOf(rule, person);
    for (const softer of [{ minGrade: null }, { tracks: [] }, { papers: [] }, { maxYears: null }])
      expect(rankOf({ ...rule, ...softer }, person)).toBeGreaterThanOrEqual(before);
  }
});
