import { and, count, countDistinct, eq, gte, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { OwnWork } from '@/lib/contract/admissions/own-work';
import { acceptedStep, rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicantEvents, applicants, schools } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import type { Desk } from '@/backend/core/access/applicant-access';
import { keptSchoolsOf, within } from './applicant-scope';
import { isSchoolsTurn } from './school-turn';

const decisions = [acceptedStep.key, rejectedStep.key];
const dayMs = 86_400_000;
const recentDays = 30;

/** What the owner of a desk has decided, and what waits of all that they have entered or worked on at their schools. */
export async function readOwnWork({ db, clock }: Deps, desk: Desk): Promise<OwnWork> {
  const actorId = desk.callerId;
  const since = new Date(clock.now().getTime() - recentDays * dayMs);
  const decidedByMe = and(eq(applicantEvents.actorId, actorId), inArray(applicantEvents.toStatus, decisions));
  // Each half has an index of its own; together in one condition they would read the whole table.
  const mine = union(
    db.select({ id: applicants.id }).from(applicants).where(eq(applicants.createdBy, actorId)),
    db
      .select({ id: applicantEvents.applicantId })
      .from(applicantEvents)
      .where(eq(applicantEvents.actorId, actorId)),
  );
  const visible = { schoolIds: keptSchoolsOf(desk) };
  const isWaiting = await isSchoolsTurn(db, visible, dayInCambodia(clock.now()));
  const [decided, recent, entered, waiting] = await Promise.all([
    db
      .select({ schoolId: applicants.schoolId, value: countDistinct(applicantEvents.applicantId) })
      .from(applicantEvents)
      .innerJoin(applicants, eq(applicants.id, applicantEvents.applicantId))
      .where(decidedByMe)
      .groupBy(applicants.schoolId),
    db
      .select({ value: countDistinct(applicantEvents.applicantId) })
      .from(applicantEvents)
      .where(and(decidedByMe, gte(applicantEvents.at, since))),
    db
      .select({ value: count() })
      .from(applicants)
      .where(within({ enteredBy: actorId })),
    db
      .select({ schoolId: applicants.schoolId, value: count() })
      .from(applicants)
      .where(and(within(visible), inArray(applicants.id, mine), isWaiting))
      .groupBy(applicants.schoolId),
  ]);
  const ids = [...new Set([...decided, ...waiting].map(({ schoolId }) => schoolId))];
  const names = await db
    .select({
      schoolId: schools.id,
      slug: schools.slug,
      name: schools.name,
      nameNative: schools.nameNative,
    })
    .from(schools)
    .where(ids.length > 0 ? inArray(schools.id, ids) : sql`false`);
  const valueAt = (rows: typeof decided, id: string) =>
    rows.find(({ schoolId }) => schoolId === id)?.value ?? 0;
  const sum = (rows: typeof decided) => rows.reduce((total, { value }) => total + value, 0);
  return {
    decided: sum(decided),
    decidedInThirtyDays: recent[0]?.value ?? 0,
    waiting: sum(waiting),
    entered: entered[0]?.value ?? 0,
    schools: names
      .map((school) => ({
        ...school,
        decided: valueAt(decided, school.schoolId),
        waiting: valueAt(waiting, school.schoolId),
      }))
      .toSorted((a, b) => b.waiting - a.waiting || b.decided - a.decided || (a.slug < b.slug ? -1 : 1)),
  };
}
