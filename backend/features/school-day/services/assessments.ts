import { and, asc, eq, ne, sum } from 'drizzle-orm';
import type * as z from 'zod';
import type { Assessment, assessmentChange, assessmentDraft } from '@/lib/contract/school-day/assessments';
import { courseWeightMax } from '@/lib/domain/school-day/assessments';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import { assessments, classCourses, markChanges, scores } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { type CourseRow, requireOpenCourse } from './class-courses';
import type { AssessmentRow } from './score-sheet';
import { tellOfPublication } from './tell-of-scores';
import { requireOpenTerm } from './term-locks';
import { requireStanding, assessmentStands } from './withdrawn';

const toAssessment = (
  { id, publishedAt, withdrawnAt: _at, withdrawnReason: _reason, ...row }: AssessmentRow,
  scored: number,
): Assessment => ({
  ...row,
  assessmentId: id,
  publishedAt: publishedAt?.toISOString() ?? null,
  scored,
});

const scoredIn = (db: Db, assessmentId: string) => db.$count(scores, eq(scores.assessmentId, assessmentId));

/** The assessments of a course in their order. */
export async function readAssessments(db: Db, courseId: string) {
  const rows = await db
    .select({ row: assessments, scored: db.$count(scores, eq(scores.assessmentId, assessments.id)) })
    .from(assessments)
    .where(and(eq(assessments.courseId, courseId), assessmentStands))
    .orderBy(asc(assessments.heldOn), asc(assessments.id));
  const data = rows.map(({ row, scored }) => toAssessment(row, scored));
  return {
    data,
    countTotal: data.length,
    weightPercent: data.reduce((total, { weightPercent }) => total + weightPercent, 0),
  };
}

/** Two teachers must not both find room for their weight. */
export const requireOpen = async (act: AnyAct, course: CourseRow): Promise<void> => {
  await act.tx
    .select({ id: classCourses.id })
    .from(classCourses)
    .where(eq(classCourses.id, course.id))
    .for('update');
  requireOpenCourse(course);
  await requireOpenTerm(act.tx, course);
};

const requireWeight = async (act: AnyAct, courseId: string, weightPercent: number, exceptId?: string) => {
  const [row] = await act.tx
    .select({ value: sum(assessments.weightPercent).mapWith(Number) })
    .from(assessments)
    .where(
      and(
        eq(assessments.courseId, courseId),
        assessmentStands,
        exceptId ? ne(assessments.id, exceptId) : undefined,
      ),
    );
  const total = (row?.value ?? 0) + weightPercent;
  if (total <= courseWeightMax) return;
  throw new Refusal(409, 'weights-over-100', `The weights would be ${total} % together.`, {
    issues: [{ path: 'weightPercent', code: 'weights-over-100', message: String(total) }],
  });
};

/** @throws 409 for a locked term, an archived course, and weights over 100 with their sum */
export async function createAssessment(
  act: AnyAct,
  course: CourseRow,
  draft: z.output<typeof assessmentDraft>,
): Promise<Assessment> {
  await requireOpen(act, course);
  await requireWeight(act, course.id, draft.weightPercent);
  const row = onlyRow(
    await act.tx
      .insert(assessments)
      .values({ ...draft, courseId: course.id })
      .returning(),
  );
  act.note('assessment-created', row.id);
  return toAssessment(row, 0);
}

/** @throws 409 as `createAssessment`, for a maximum below a score that is stored, and for one that is withdrawn; 412 */
export async function changeAssessment(
  act: AnyAct,
  course: CourseRow,
  assessment: AssessmentRow,
  { published, ...change }: z.output<typeof assessmentChange>,
): Promise<Assessment> {
  act.requireVersion(assessment);
  requireStanding(assessment);
  await requireOpen(act, course);
  if (change.weightPercent !== undefined)
    await requireWeight(act, course.id, change.weightPercent, assessment.id);
  if (change.maxScore !== undefined && change.maxScore < assessment.maxScore)
    await requireScoresBelow(act, assessment.id, change.maxScore);
  const publishedAt = published ? (assessment.publishedAt ?? act.now) : null;
  const row = await act.bump(assessments, assessment, {
    ...change,
    ...(published !== undefined && { publishedAt }),
  });
  if (row.publishedAt && !assessment.publishedAt) await tellOfPublication(act, course, row);
  act.note('assessment-changed', row.id, { ...(published !== undefined && { published }) });
  return toAssessment(row, await scoredIn(act.tx, row.id));
}

const requireScoresBelow = async (act: AnyAct, assessmentId: string, maxScore: number): Promise<void> => {
  // A teacher who is writing scores now holds this row.
  await act.tx.select().from(assessments).where(eq(assessments.id, assessmentId)).for('update');
  const stored = await act.tx
    .select({ score: scores.score })
    .from(scores)
    .where(eq(scores.assessmentId, assessmentId));
  const highest = Math.max(0, ...stored.map(({ score }) => score ?? 0));
  if (highest > maxScore)
    throw new Refusal(409, 'scores-above', 'A score is above this maximum.', {
      issues: [{ path: 'maxScore', code: 'scores-above', message: String(highest) }],
    });
};

/** @throws 409 for a locked term, an archived course, and for an assessment that has or had scores */
export async function removeAssessment(act: AnyAct, course: CourseRow, { id }: AssessmentRow): Promise<void> {
  await requireOpen(act, course);
  await act.tx.select().from(assessments).where(eq(assessments.id, id)).for('update');
  // What was changed in it is the history of its students.
  const changes = await act.tx.$count(markChanges, eq(markChanges.assessmentId, id));
  if (changes > 0 || (await scoredIn(act.tx, id)) > 0)
    throw new Refusal(409, 'has-scores', 'Students have or had scores in it: it can be withdrawn.');
  await act.tx.delete(assessments).where(eq(assessments.id, id));
  act.note('assessment-removed', id);
}
