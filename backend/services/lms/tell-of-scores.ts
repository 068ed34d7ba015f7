import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { type assessments, scores, students } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/services/access/act';
import type { CourseRow } from './class-courses';
import type { CellChange } from './judge-sheet';

type AssessmentRow = typeof assessments.$inferSelect;

const accountsOf = async (act: AnyAct, studentIds: readonly string[]): Promise<string[]> => {
  if (studentIds.length === 0) return [];
  const rows = await act.tx
    .select({ userId: students.userId })
    .from(students)
    .where(
      and(
        inArray(students.id, [...studentIds]),
        isNotNull(students.userId),
        inArray(students.status, ['studying', 'paused']),
      ),
    );
  return rows.flatMap(({ userId }) => userId ?? []);
};

/** The score itself is read on the page: a notice may light up on a phone that others see. */
const messageOf = (
  kind: 'score-published' | 'score-changed',
  course: CourseRow,
  { id, name }: AssessmentRow,
) => ({
  kind,
  params: { titleEn: `${course.name} – ${name.en}`, titleKm: `${course.nameNative} – ${name.km}` },
  page: '/profile/enrolled/check-grade-table' as const,
  subject: `assessment:${id}`,
  again: 'renew' as const,
});

/** Tells everybody who has a score in an assessment that it can be read now. */
export async function tellOfPublication(
  act: AnyAct,
  course: CourseRow,
  assessment: AssessmentRow,
): Promise<void> {
  const rows = await act.tx
    .select({ studentId: scores.studentId })
    .from(scores)
    .where(eq(scores.assessmentId, assessment.id));
  const readers = await accountsOf(
    act,
    rows.map(({ studentId }) => studentId),
  );
  await act.tell(readers, messageOf('score-published', course, assessment));
}

/** Tells those whose published score is new or another one. */
export async function tellOfScores<V extends string | number>(
  act: AnyAct,
  course: CourseRow,
  assessment: AssessmentRow,
  changes: readonly CellChange<V>[],
): Promise<void> {
  const idsOf = (rows: typeof changes) => rows.map(({ studentId }) => studentId);
  const first = await accountsOf(act, idsOf(changes.filter(({ before }) => before === null)));
  const again = await accountsOf(act, idsOf(changes.filter(({ before }) => before !== null)));
  await act.tell(first, messageOf('score-published', course, assessment));
  await act.tell(again, messageOf('score-changed', course, assessment));
}
