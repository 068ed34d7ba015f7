import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import type { Db } from '@/backend/db/client';
import { type Desk, rightOn } from '@/backend/services/access/applicant-access';
import { type ApplicantRow, toApplicants } from './applicant-views';

/** Where it stands and nothing else, for whoever entered it at a school that they do not keep. */
export const stateOnly = <Shown extends Applicant>(applicant: Shown): Shown => ({
  ...applicant,
  phone: '',
  missing: [],
  assignee: null,
  offer: null,
});

/** Applications as a desk lists them: each with what its owner may do. */
export async function toDeskApplicants(db: Db, desk: Desk, rows: ApplicantRow[]): Promise<Applicant[]> {
  const shown = await toApplicants(db, rows);
  return shown.map((applicant, index) => {
    const row = rows[index]?.applicant;
    const right = (row && rightOn(desk, row)) ?? null;
    return { ...(right === 'state' ? stateOnly(applicant) : applicant), right };
  });
}
