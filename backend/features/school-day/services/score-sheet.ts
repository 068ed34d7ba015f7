import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TriedRow } from '@/lib/contract/batch';
import type { SheetOutcome } from '@/lib/contract/school-day/sheets';
import { markedAs, type ScoreValue, scoreValueOf } from '@/lib/domain/school-day/assessments';
import { assessments, scores } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { type CourseRow, requireOpenCourse } from './class-courses';
import { type Cell, judgeSheet, type WantedCell } from './judge-sheet';
import { emptied, filled, keepHistory, membersIn } from './mark-changes';
import { markedIn } from './result-records';
import { tellOfScores } from './tell-of-scores';
import { requireOpenTerm } from './term-locks';
import { requireStanding } from './withdrawn';

export type AssessmentRow = typeof assessments.$inferSelect;

interface Scoring {
  rows: readonly TriedRow<WantedCell<ScoreValue>>[];
  /** The caller is of the office: where another person wrote a score, they say why it changes. */
  byOffice: boolean;
}

/**
 * Stores the scores of an assessment. Whoever writes the same sheet at the same time waits.
 * @throws 409 for a locked term, an archived course, an assessment that is withdrawn
 */
export async function markScores(
  act: AnyAct,
  course: CourseRow,
  { id: assessmentId }: AssessmentRow,
  { rows, byOffice }: Scoring,
): Promise<SheetOutcome[]> {
  const { now } = act;
  requireOpenCourse(course);
  const [assessment] = await act.tx
    .select()
    .from(assessments)
    .where(eq(assessments.id, assessmentId))
    .for('update');
  await requireOpenTerm(act.tx, course);
  if (!assessment) throw notFound();
  requireStanding(assessment);
  const stored = await act.tx.select().from(scores).where(eq(scores.assessmentId, assessmentId));
  const cells = new Map<string, Cell<ScoreValue>>(
    stored.flatMap((row) => {
      const value = scoreValueOf(markedIn(row));
      return value === null ? [] : [[row.studentId, { value, note: row.remark, version: row.version }]];
    }),
  );
  const authors = new Map(stored.map(({ studentId, markedBy }) => [studentId, markedBy]));
  const { outcomes, changes } = judgeSheet(rows, {
    members: await membersIn(act.tx, course.id),
    cells,
    isSeen: assessment.publishedAt !== null,
    needsReason: (before, { studentId, value }) =>
      byOffice && before.value !== value && authors.get(studentId) !== (act.caller?.id ?? null),
    fault: (score) =>
      typeof score === 'number' && score > assessment.maxScore
        ? { path: 'score', code: 'above-maximum', message: String(assessment.maxScore) }
        : null,
  });
  const gone = emptied(changes);
  if (gone.length > 0)
    await act.tx
      .delete(scores)
      .where(and(eq(scores.assessmentId, assessmentId), inArray(scores.studentId, gone)));
  const written = filled(changes).map(({ value, note: remark, ...cell }) => ({
    ...cell,
    score: markedAs(value).score,
    excused: markedAs(value).excused,
    remark,
    assessmentId,
    markedAt: now,
    markedBy: act.caller?.id ?? null,
  }));
  if (written.length > 0)
    await act.tx
      .insert(scores)
      .values(written)
      .onConflictDoUpdate({
        target: [scores.studentId, scores.assessmentId],
        set: {
          score: sql`excluded.score`,
          excused: sql`excluded.excused`,
          remark: sql`excluded.remark`,
          version: sql`excluded.version`,
          markedAt: now,
          markedBy: act.caller?.id ?? null,
        },
      });
  await keepHistory(act, { assessmentId }, changes);
  if (changes.length > 0) act.note('scores-marked', assessmentId, { students: changes.length });
  if (assessment.publishedAt) await tellOfScores(act, course, assessment, changes);
  return outcomes;
}
