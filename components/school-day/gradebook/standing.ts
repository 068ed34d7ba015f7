import type { Assessment } from '@/lib/contract/school-day/assessments';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import { markedAs } from '@/lib/domain/school-day/assessments';
import { courseResult } from '@/lib/domain/school-day/averages';
import { countedScore } from '@/lib/domain/school-day/results';
import type { GradebookStore, Value } from './gradebook-store';

/** Where a student stands in the course by some of its tests. @param valueOf what a test says of the student */
export const standingOf = (
  book: Gradebook,
  tests: readonly Assessment[],
  valueOf: (test: Assessment) => Value,
) =>
  courseResult(
    tests.map((test) => ({
      subject: test.courseId,
      coefficient: 1,
      month: test.heldOn.slice(0, 7),
      isFinal: test.kind === 'final',
      maxScore: test.maxScore,
      weightPercent: test.weightPercent,
      counted: countedScore(markedAs(valueOf(test)), { absence: book.absence, isClosed: book.closed }),
    })),
    { byMonth: book.byMonth, isClosed: book.closed },
  );

/** The percent of the course that a student has by all that is typed, published or not; null without any. */
export const totalOf = (book: Gradebook, store: GradebookStore, studentId: string): number | null =>
  standingOf(book, book.assessments, ({ assessmentId }) => store.valueAt({ studentId, assessmentId }))
    .percent;

const tenth = (value: number) => Math.round(value * 10) / 10;
const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : tenth(values.reduce((sum, value) => sum + value, 0) / values.length);

/** The average score of a test, and how many have a mark in it; who was absent has no score. */
export function averageOf(book: Gradebook, store: GradebookStore, assessmentId: string) {
  const values = book.data.map(({ studentId }) => store.valueAt({ studentId, assessmentId }));
  return {
    average: meanOf(values.filter((value) => typeof value === 'number')),
    marked: values.filter((value) => value !== null).length,
  };
}

export const averageTotal = (book: Gradebook, store: GradebookStore): number | null =>
  meanOf(book.data.map(({ studentId }) => totalOf(book, store, studentId)).filter((total) => total !== null));
