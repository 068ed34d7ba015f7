import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { SchoolVisit } from '@/lib/contract/visits/school-visits';
import { visitListEnds, visitStateAt } from '@/lib/domain/visits/school-visits';
import type { Db } from '@/backend/db/client';
import { schools, schoolVisits, schoolVisitVisitors } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';

export type VisitRow = typeof schoolVisits.$inferSelect;

const listedCount = sql<number>`(select count(*) from ${schoolVisitVisitors}
  where ${schoolVisitVisitors.visitId} = ${schoolVisits.id})`.mapWith(Number);

export const joinedVisits = (db: Db) =>
  db
    .select({
      visit: getTableColumns(schoolVisits),
      school: { schoolId: schools.id, name: schools.name, nameNative: schools.nameNative },
      listedCount,
    })
    .from(schoolVisits)
    .innerJoin(schools, eq(schools.id, schoolVisits.schoolId))
    .$dynamic();

type Joined = Awaited<ReturnType<typeof joinedVisits>>[number];

export const toVisit = ({ visit, school, listedCount: listed }: Joined, now: Date): SchoolVisit => ({
  visitId: visit.id,
  code: visit.code,
  school,
  startsAt: visit.startsAt.toISOString(),
  endsAt: visit.endsAt.toISOString(),
  closedAt: visit.closedAt?.toISOString() ?? null,
  state: visitStateAt(visit, now.getTime()),
  pupils: visit.pupils,
  listedCount: listed,
  unlistedCount: visit.unlistedCount,
  listEndsAt: visitListEnds(visit.endsAt).toISOString(),
});

/** @throws 404 */
export async function readVisit(
  { db, clock }: Pick<Reader, 'db' | 'clock'>,
  id: string,
): Promise<SchoolVisit> {
  const [row] = await joinedVisits(db).where(eq(schoolVisits.id, id));
  if (!row) throw notFound('Visit not found.');
  return toVisit(row, clock.now());
}
