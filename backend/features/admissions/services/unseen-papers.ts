import { and, eq } from 'drizzle-orm';
import { type ConditionState, isOnCondition } from '@/lib/domain/admissions/offers';
import { unseenPapers } from '@/lib/domain/admissions/application-missing';
import type { Db } from '@/backend/db/client';
import { applicationPapers, type applicants } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import { findSchool } from '@/backend/core/access/find-school';
import { formOfVersion } from './applicant-forms';

/**
 * Whoever accepts although nobody has seen a required paper says why. @returns whether there is such a paper
 * @throws 422 without the reason
 */
export async function requireReasonForUnseen(
  tx: Db,
  row: typeof applicants.$inferSelect,
  condition: ConditionState | null,
  reason: string | undefined,
): Promise<boolean> {
  const form = await formOfVersion(tx, await findSchool(tx, row.schoolId), row.formVersion);
  const papers = await tx
    .select({ kind: applicationPapers.kind, state: applicationPapers.state })
    .from(applicationPapers)
    .where(and(eq(applicationPapers.applicantId, row.id), eq(applicationPapers.state, 'received')));
  const unseen = unseenPapers({ files: form.files, papers }, isOnCondition({ condition }));
  if (unseen.length > 0 && !reason) throw invalid([{ path: 'unseenReason', code: 'papers-unseen' }]);
  return unseen.length > 0;
}
