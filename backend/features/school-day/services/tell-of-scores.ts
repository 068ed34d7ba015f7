import { and, eq, inArray } from 'drizzle-orm';
import { type assessments, scores, students } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { isStudying } from './student-columns';
import type { CourseRow } from './class-courses';
import type { CellChange } from './judge-sheet';
import { tellGuardians } from './tell-guardians';

type AssessmentRow = typeof assessments.$inferSelect;

/** Those of these students who study now. */
const studying = async (act: AnyAct, studentIds: readonly string[]) =>
  studentIds.length === 0
    ? []
    : act.tx
        .select({ id: students.id, userId: students.userId })
        .from(students)
        .where(and(inArray(students.id, [...studentIds]), isStudying));

/** The score itself is read on the page: a notice may light up on a phone that others see. */
async function tellReaders(
  act: AnyAct,
  kind: 'score-published' | 'score-changed' | 'assessment-withdrawn',
  studentIds: readonly string[],
  { course, assessment: { id, name } }: { course: CourseRow; assessment: AssessmentRow },
): Promise<void> {
  const readers = await studying(act, studentIds);
  const message = {
    params: { titleEn: `${course.name} – ${name.en}`, titleKm: `${course.nameNative} – ${name.km}` },
    page: '/profile/enrolled/check-grade-table' as const,
    subject: `assessment:${id}`,
    again: 'renew' as const,
  };
  await act.tell(
    readers.flatMap(({ userId }) => userId ?? []),
    { ...message, kind },
  );
  const ids = readers.map((student) => student.id);
  await tellGuardians(act, ids, 'scores', () => ({ ...message, kind: `child-${kind}` }));
}

const tellEverybodyScored = async (
  act: AnyAct,
  kind: 'score-published' | 'assessment-withdrawn',
  { course, assessment }: { course: CourseRow; assessment: AssessmentRow },
): Promise<void> => {
  const rows = await act.tx
    .select({ studentId: scores.studentId })
    .from(scores)
    .where(eq(scores.assessmentId, assessment.id));
  const ids = rows.map(({ studentId }) => studentId);
  await tellReaders(act, kind, ids, { course, assessment });
};

/** Tells everybody who has a score in an assessment, and their guardians, that it can be read now. */
export const tellOfPublication = (act: AnyAct, course: CourseRow, assessment: AssessmentRow) =>
  tellEverybodyScored(act, 'score-published', { course, assessment });

/** Tells everybody who had a score in an assessment, and their guardians, that it counts no longer. */
export const tellOfWithdrawnAssessment = (act: AnyAct, course: CourseRow, assessment: AssessmentRow) =>
  tellEverybodyScored(act, 'assessment-withdrawn', { course, assessment });

/** Tells those whose published score is new or another one, and their guardians. */
export async function tellOfScores<V extends string | number>(
  act: AnyAct,
  course: CourseRow,
  assessment: AssessmentRow,
  changes: readonly CellChange<V>[],
): Promise<void> {
  const idsOf = (rows: typeof changes) => rows.map(({ studentId }) => studentId);
  const first = idsOf(changes.filter(({ before }) => before === null));
  const again = idsOf(changes.filter(({ before }) => before !== null));
  await tellReaders(act, 'score-published', first, { course, assessment });
  await tellReaders(act, 'score-changed', again, { course, assessment });
}
