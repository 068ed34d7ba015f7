import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import type { Db } from '@/backend/db/client';
import { type Desk, rightOn } from '@/backend/services/access/applicant-access';
import { type ApplicantRow, toApplicants } from './applicant-views';

/** Applications as a desk lists them: each with what its owner may do. */
export async function toDeskApplicants(db: Db, desk: Desk, rows: ApplicantRow[]): Promise<Applicant[]> {
  const shown = await toApplicants(db, rows);
  return shown.map((applicant, index) => {
    const row = rows[index]?.applicant;
    return { ...applicant, right: (row && rightOn(desk, row)) ?? null };
  });
}
