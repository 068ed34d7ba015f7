import { expect, test } from 'vitest';
import { type ExamKind, linesOf } from './exam-days';

const entry = (uid: string, exam: ExamKind | null, on: string | null, who?: string, school = 'Lotus') => ({
  uid,
  exam,
  on,
  who: who ? { en: who } : null,
  organization: { en: school },
});
const uids = (entries: Parameters<typeof linesOf<ReturnType<typeof entry>>>[0]) =>
  linesOf(entries).map((line) => line.map(({ uid }) => uid).join(' '));

test('the exams of one day are one line at the place of the first', () => {
  const day = '2026-12-20';
  expect(
    uids([
      entry('a', 'midterm', day),
      entry('fair', null, null),
      entry('b', 'midterm', day),
      entry('c', 'midterm', '2026-12-21'),
      entry('d', 'midterm', day),
    ]),
  ).toEqual(['a b d', 'fair', 'c']);
});

test('another kind, child or school is another line, and what is no exam never joins', () => {
  const day = '2026-12-20';
  expect(
    uids([
      entry('a', 'midterm', day, 'Sok'),
      entry('b', 'final', day, 'Sok'),
      entry('c', 'midterm', day, 'Dara'),
      entry('d', 'midterm', day, 'Sok', 'Palm'),
      entry('e', null, day, 'Sok'),
      entry('f', null, day, 'Sok'),
      entry('g', 'midterm', day, 'Sok'),
    ]),
  ).toEqual(['a g', 'b', 'c', 'd', 'e', 'f']);
});
