import { and, desc, eq, sql } from 'drizzle-orm';
import type { OpenVisit } from '@/lib/contract/visits/visit-guests';
import { readVisitCode, visitListEnds, visitPlaces, visitStateAt } from '@/lib/domain/visits/school-visits';
import type { Db } from '@/backend/db/client';
import { schools, schoolVisits, schoolVisitVisitors } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Act, AnyAct } from '@/backend/core/access/act';
import type { VisitRow } from './visit-views';

/** The visit that a registration came through, and whether its person agreed to be on the list. */
export interface VisitOfSignup {
  id: string;
  isListed: boolean;
}

const schoolName = { name: schools.name, nameNative: schools.nameNative };

const findByCode = async (db: Db, typed: string) => {
  const code = readVisitCode(typed);
  if (code === null) return undefined;
  const [found] = await db
    .select({ visit: schoolVisits, school: schoolName })
    .from(schoolVisits)
    .innerJoin(schools, eq(schools.id, schoolVisits.schoolId))
    .where(eq(schoolVisits.code, code));
  return found;
};

/** @throws 404 */
export async function readVisitByCode(db: Db, code: string): Promise<OpenVisit> {
  const found = await findByCode(db, code);
  if (!found) throw notFound('Visit not found.');
  const { visit, school } = found;
  return {
    code: visit.code,
    school,
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    closedAt: visit.closedAt?.toISOString() ?? null,
  };
}

const isOpen = (visit: VisitRow, now: Date) => visitStateAt(visit, now.getTime()) === 'open';

/** The visit that codes are counted for; null for one that is not open, and then they count as everywhere. */
export async function findOpenVisit(
  { tx, now }: AnyAct,
  code: string | undefined,
): Promise<{ id: string; places: number; endsAt: Date } | null> {
  const visit = code === undefined ? undefined : (await findByCode(tx, code))?.visit;
  if (!visit || !isOpen(visit, now)) return null;
  return { id: visit.id, places: visitPlaces(visit.pupils), endsAt: visit.endsAt };
}

const countUnlisted = (act: AnyAct, visitId: string) =>
  act.tx
    .update(schoolVisits)
    .set({ unlistedCount: sql`${schoolVisits.unlistedCount} + 1` })
    .where(eq(schoolVisits.id, visitId));

const addToList = (act: AnyAct, visitId: string, userId: string) =>
  act.tx.insert(schoolVisitVisitors).values({ visitId, userId, at: act.now }).onConflictDoNothing();

/** Whoever signed up through a visit came to it. Nothing where the visit is gone: the account is what counts. */
export async function noteVisitor(act: AnyAct, visit: VisitOfSignup, userId: string): Promise<void> {
  const [found] = await act.tx
    .select({ id: schoolVisits.id })
    .from(schoolVisits)
    .where(eq(schoolVisits.id, visit.id))
    .for('key share');
  if (!found) return;
  await (visit.isListed ? addToList(act, visit.id, userId) : countUnlisted(act, visit.id));
}

/** @throws 404, 409 `visit-over` */
export async function joinVisit(act: Act, code: string): Promise<void> {
  const found = await findByCode(act.tx, code);
  if (!found) throw notFound('Visit not found.');
  if (!isOpen(found.visit, act.now)) throw new Refusal(409, 'visit-over', 'This visit is not open.');
  await addToList(act, found.visit.id, act.caller.id);
}

/** The visits on whose lists a person is, the latest first. */
export async function visitsOf(db: Db, userId: string) {
  const rows = await db
    .select({ visit: schoolVisits, school: schoolName, at: schoolVisitVisitors.at })
    .from(schoolVisitVisitors)
    .innerJoin(schoolVisits, eq(schoolVisits.id, schoolVisitVisitors.visitId))
    .innerJoin(schools, eq(schools.id, schoolVisits.schoolId))
    .where(eq(schoolVisitVisitors.userId, userId))
    .orderBy(desc(schoolVisitVisitors.at));
  const data = rows.map(({ visit, school, at }) => ({
    visitId: visit.id,
    school,
    at: at.toISOString(),
    listEndsAt: visitListEnds(visit.endsAt).toISOString(),
  }));
  return { data, countTotal: data.length };
}

/** Takes somebody off a list; they stay in the number of those who came. @throws 404 */
export async function leaveVisit(act: Act, { id, visitId }: { id: string; visitId: string }): Promise<void> {
  const left = await act.tx
    .delete(schoolVisitVisitors)
    .where(and(eq(schoolVisitVisitors.visitId, visitId), eq(schoolVisitVisitors.userId, id)))
    .returning({ visitId: schoolVisitVisitors.visitId });
  if (left.length === 0) throw notFound();
  await countUnlisted(act, visitId);
  act.note('visit-left', visitId);
}
