import { randomInt } from 'node:crypto';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type * as z from 'zod';
import type { schoolVisitsResource, visitDraft, Visitor } from '@/lib/contract/visits/school-visits';
import { visitLimits } from '@/lib/domain/limits/visits';
import { visitCodeAlphabet, type VisitState, visitTimeIssue } from '@/lib/domain/visits/school-visits';
import { fullName } from '@/lib/domain/people/person-name';
import type { Db } from '@/backend/db/client';
import { schools, schoolVisits, schoolVisitVisitors, users } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { listJoined } from '@/backend/lists/list-page';
import { isNamed } from '@/backend/lists/name-search';
import { matches } from '@/backend/lists/folded-text';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { requireCheckedOrganization } from '@/backend/core/access/checked-organization';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { isAdvisor, isKeeperOf, keptSchoolIds, requireKeeperOf } from '@/backend/core/access/staff';
import { joinedVisits, readVisit, toVisit, type VisitRow } from './visit-views';

type Query<Name extends 'list' | 'visitors'> = z.output<
  (typeof schoolVisitsResource.endpoints)[Name]['query']
>;

const daySeconds = 86_400;

/** The visit of the path. @throws 404 unless the caller is an advisor or keeps the school */
export async function findDeskVisit(db: Db, caller: Caller, id: string): Promise<VisitRow> {
  const [visit] = await db.select().from(schoolVisits).where(eq(schoolVisits.id, id));
  if (!visit || !(isAdvisor(caller) || (await isKeeperOf(db, caller, visit.schoolId))))
    throw notFound('Visit not found.');
  return visit;
}

const isNotOver = (now: Date) => and(isNull(schoolVisits.closedAt), gt(schoolVisits.endsAt, now));
const inState = (state: VisitState, now: Date): SQL | undefined =>
  ({
    planned: and(isNotOver(now), gt(schoolVisits.startsAt, now)),
    open: and(isNotOver(now), lte(schoolVisits.startsAt, now)),
    over: or(isNotNull(schoolVisits.closedAt), lte(schoolVisits.endsAt, now)),
  })[state];

/** Visits that the caller may see, the latest first. */
export async function listVisits(
  { db, clock }: Reader,
  caller: Caller,
  { keyword, state, start, limit }: Query<'list'>,
) {
  const now = clock.now();
  const named = keyword
    ? inArray(
        schoolVisits.schoolId,
        db.select({ id: schools.id }).from(schools).where(matches(schools.searchFold, keyword)),
      )
    : undefined;
  const { rows, countTotal } = await listJoined(
    db,
    schoolVisits,
    {
      visible: isAdvisor(caller)
        ? undefined
        : inArray(schoolVisits.schoolId, await keptSchoolIds(db, caller)),
      filters: [state && inState(state, now)],
      search: named,
      sorts: [desc(schoolVisits.startsAt), desc(schoolVisits.id)],
      start,
      limit,
    },
    (where, sorts) =>
      joinedVisits(db)
        .where(where)
        .orderBy(...sorts),
  );
  return { data: rows.map((row) => toVisit(row, now)), countTotal };
}

const newCode = (): string =>
  Array.from(
    { length: visitLimits.codeLength },
    () => visitCodeAlphabet[randomInt(visitCodeAlphabet.length)],
  ).join('');

/** @throws 404, 409 `waits-for-advisor`, `too-many-visits`, 422, 429 */
export async function openVisit(act: Act, draft: z.output<typeof visitDraft>) {
  const { tx, caller, now, deps } = act;
  if (!isAdvisor(caller)) await requireKeeperOf(tx, caller, draft.schoolId);
  const issue = visitTimeIssue(draft, now.getTime());
  if (issue) throw invalid([issue]);
  // Two visits that are opened at once wait for each other here, so that both are counted.
  const [school] = await tx
    .select({ id: schools.id })
    .from(schools)
    .where(eq(schools.id, draft.schoolId))
    .for('update');
  if (!school) throw notFound('School not found.');
  await requireCheckedOrganization(deps, school.id);
  const isOfSchool = and(eq(schoolVisits.schoolId, school.id), isNotOver(now));
  if ((await tx.$count(schoolVisits, isOfSchool)) >= visitLimits.openPerSchoolMax)
    throw new Refusal(409, 'too-many-visits', 'This school has as many visits as are possible at once.');
  await hitLimit(deps, `visits:${caller.id}`, visitLimits.openedPerPersonPerDayMax, daySeconds, tx);
  const [visit] = await act.tx
    .insert(schoolVisits)
    .values({
      code: newCode(),
      schoolId: school.id,
      startsAt: new Date(draft.startsAt),
      endsAt: new Date(draft.endsAt),
      pupils: draft.pupils,
      createdBy: caller.id,
      createdAt: now,
    })
    .returning();
  if (!visit) throw new Error('The visit was not stored.');
  act.note('visit-opened', visit.id, {
    schoolId: school.id,
    pupils: visit.pupils,
    startsAt: draft.startsAt,
    endsAt: draft.endsAt,
  });
  return readVisit(deps, visit.id);
}

/** @throws 404, 409 `visit-over` */
export async function closeVisit(act: Act, id: string) {
  const { id: visitId } = await findDeskVisit(act.tx, act.caller, id);
  const closed = await act.tx
    .update(schoolVisits)
    .set({ closedAt: act.now })
    .where(and(eq(schoolVisits.id, visitId), isNotOver(act.now)))
    .returning({ id: schoolVisits.id });
  if (closed.length === 0) throw new Refusal(409, 'visit-over', 'This visit is over.');
  act.note('visit-closed', visitId);
  return readVisit(act.deps, visitId);
}

/** Who is on the list of a visit, in the order of arrival. */
export async function listVisitors(db: Db, visitId: string, { keyword, start, limit }: Query<'visitors'>) {
  const where = and(eq(schoolVisitVisitors.visitId, visitId), keyword ? isNamed(keyword) : undefined);
  const joined = eq(users.id, schoolVisitVisitors.userId);
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      firstNameKm: users.firstNameKm,
      lastNameKm: users.lastNameKm,
      at: schoolVisitVisitors.at,
    })
    .from(schoolVisitVisitors)
    .innerJoin(users, joined)
    .where(where)
    .orderBy(asc(schoolVisitVisitors.at), asc(schoolVisitVisitors.userId))
    .limit(limit)
    .offset(start);
  const [total] = await db
    .select({ value: count() })
    .from(schoolVisitVisitors)
    .innerJoin(users, joined)
    .where(where);
  const data = rows.map(({ userId, at, firstNameKm, lastNameKm, ...latin }): Visitor => ({
    userId,
    name: fullName(latin),
    nameNative: fullName({ firstName: firstNameKm ?? '', lastName: lastNameKm ?? '' }),
    at: at.toISOString(),
  }));
  return { data, countTotal: total?.value ?? 0 };
}

/** The names of visits that ended before are forgotten; how many came stays. */
export async function forgetVisitors(act: AnyAct, endedBefore: Date): Promise<void> {
  const ended = act.tx
    .select({ id: schoolVisits.id })
    .from(schoolVisits)
    .where(lte(schoolVisits.endsAt, endedBefore));
  const gone = await act.tx
    .delete(schoolVisitVisitors)
    .where(inArray(schoolVisitVisitors.visitId, ended))
    .returning({ visitId: schoolVisitVisitors.visitId });
  for (const visitId of new Set(gone.map((row) => row.visitId))) {
    const forgotten = gone.filter((row) => row.visitId === visitId).length;
    await act.tx
      .update(schoolVisits)
      .set({ unlistedCount: sql`${schoolVisits.unlistedCount} + ${forgotten}` })
      .where(eq(schoolVisits.id, visitId));
  }
}
