import { eq } from 'drizzle-orm';
import type { WithdrawnAssessment } from '@/lib/contract/school-day/assessments';
import { assessments, scores } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { requireOpen } from './assessments';
import type { CourseRow } from './class-courses';
import type { AssessmentRow } from './score-sheet';
import { tellOfWithdrawnAssessment } from './tell-of-scores';
import { requireStanding, toWithdrawn } from './withdrawn';

/**
 * Lets an assessment count nowhere any more. Its scores stay: whoever had one reads that it is withdrawn, and why.
 * @throws 409 for a locked term, an archived course, and one that is withdrawn already; 412
 */
export async function withdrawAssessment(
  act: AnyAct,
  course: CourseRow,
  assessment: AssessmentRow,
  reason: string,
): Promise<WithdrawnAssessment[]> {
  act.requireVersion(assessment);
  requireStanding(assessment);
  await requireOpen(act, course);
  const row = await act.bump(assessments, assessment, { withdrawnAt: act.now, withdrawnReason: reason });
  const students = await act.tx.$count(scores, eq(scores.assessmentId, row.id));
  if (row.publishedAt) await tellOfWithdrawnAssessment(act, course, row);
  act.note('assessment-withdrawn', row.id, { students });
  return toWithdrawn(row);
}
