import { inArray, sql } from 'drizzle-orm';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import type { Desk } from '@/backend/core/access/applicant-access';
import { pageIds } from './applicant-lists';
import { keptSchoolsOf } from './applicant-scope';
import { joinApplicants } from './applicant-views';
import { toDeskApplicants } from './desk-applicants';
import { isSchoolsTurn } from './school-turn';

const longestFirst = { column: applicants.statusSince, direction: sql`asc` };

/** The applications of a desk that wait for the school, those on which nothing has happened for the longest time first. */
export async function longestWaiting(
  { db, clock }: Pick<Reader, 'db' | 'clock'>,
  desk: Desk,
  limit: number,
): Promise<Applicant[]> {
  const visible = { schoolIds: keptSchoolsOf(desk) };
  const isWaiting = await isSchoolsTurn(db, visible, dayInCambodia(clock.now()));
  const ids = await pageIds(db, visible, isWaiting, { start: 0, limit }, longestFirst);
  if (ids.length === 0) return [];
  const rows = await toDeskApplicants(
    db,
    desk,
    await joinApplicants(db).where(inArray(applicants.id, ids)),
    clock.now(),
  );
  return ids.flatMap((id) => rows.find(({ applicantId }) => applicantId === id) ?? []);
}
