import { and, inArray, isNull, min } from 'drizzle-orm';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import type { Db } from '@/backend/db/client';
import { followUps } from '@/backend/db/schema';
import { type Desk, rightOn } from '@/backend/core/access/applicant-access';
import { type ApplicantRow, toApplicants } from './applicant-views';

/** Where it stands and nothing else, for whoever entered it at a school that they do not keep. */
export const stateOnly = <Shown extends Applicant>(applicant: Shown): Shown => ({
  ...applicant,
  phone: '',
  entry: null,
  missing: [],
  assignee: null,
  followUpOn: null,
  offer: null,
});

/** The nearest open day of follow-ups by application; those without one are left out. */
async function nextFollowUps(db: Db, applicantIds: string[]): Promise<Map<string, string | null>> {
  if (applicantIds.length === 0) return new Map();
  const rows = await db
    .select({ applicantId: followUps.applicantId, dueOn: min(followUps.dueOn) })
    .from(followUps)
    .where(and(inArray(followUps.applicantId, applicantIds), isNull(followUps.doneAt)))
    .groupBy(followUps.applicantId);
  return new Map(rows.map(({ applicantId, dueOn }) => [applicantId, dueOn]));
}

/** Applications as a desk lists them: each with what its owner may do. */
export async function toDeskApplicants(
  db: Db,
  desk: Desk,
  rows: ApplicantRow[],
  now: Date,
): Promise<Applicant[]> {
  const [applicants, dueDays] = await Promise.all([
    toApplicants(db, rows, now),
    nextFollowUps(
      db,
      rows.map(({ applicant }) => applicant.id),
    ),
  ]);
  return applicants.map((listed, index) => {
    const applicant = { ...listed, followUpOn: dueDays.get(listed.applicantId) ?? null };
    const row = rows[index]?.applicant;
    const right = (row && rightOn(desk, row)) ?? null;
    return { ...(right === 'state' ? stateOnly(applicant) : applicant), right };
  });
}
