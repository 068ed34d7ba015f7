import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { WhatWaits } from '@/lib/contract/review/waiting';
import { isLeftOut } from '@/lib/env/left-out';
import { roleNames } from '@/lib/domain/accounts/roles';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { applicants, bankStaff, loans, questions, visitorMessages } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { countRows } from '@/backend/lists/list-page';
import { isToBecomeStudent } from '@/backend/features/school-day/services/accepted-applications';
import { keptSchoolIds, isAdvisor } from '@/backend/core/access/staff';
import { within } from '@/backend/features/admissions/services/applicant-scope';
import { isSchoolsTurn } from '@/backend/features/admissions/services/school-turn';
import { isUnanswered } from '@/backend/features/questions/services/question-search';
import { todayOf } from '@/backend/features/careers/services/companies';
import { countAsked } from './asked';
import { countReviews } from './review-queue';

const countApplications = async (
  { db, clock }: Pick<Reader, 'db' | 'clock'>,
  schoolIds: string[],
): Promise<number> => {
  const visible = { schoolIds };
  const isWaiting = await isSchoolsTurn(db, visible, dayInCambodia(clock.now()));
  return countRows(db, applicants, and(within(visible), isWaiting));
};

/** One page shows the applicants of one school: that with the most. */
export const mostAccepted = async (db: Db, schoolIds: string[]) => {
  const [most] = await db
    .select({ id: applicants.schoolId, value: count() })
    .from(applicants)
    .where(and(inArray(applicants.schoolId, schoolIds), isToBecomeStudent(db)))
    .groupBy(applicants.schoolId)
    .orderBy(desc(count()), applicants.schoolId)
    .limit(1);
  return most;
};

/** Sent, and nobody at the bank has begun with them. */
export const mostSubmitted = async (db: Db, callerId: string) => {
  const [most] = await db
    .select({ id: loans.bankId, value: count() })
    .from(loans)
    .innerJoin(bankStaff, and(eq(bankStaff.bankId, loans.bankId), eq(bankStaff.userId, callerId)))
    .where(eq(loans.status, 'submitted'))
    .groupBy(loans.bankId)
    .orderBy(desc(count()), loans.bankId)
    .limit(1);
  return most;
};

const ofSchools = async (deps: Reader, caller: Caller) => {
  const { db } = deps;
  const schoolIds = await keptSchoolIds(db, caller);
  if (schoolIds.length === 0) return { counts: {}, schoolId: null };
  const [applications, accepted] = await Promise.all([
    countApplications(deps, schoolIds),
    mostAccepted(db, schoolIds),
  ]);
  return { counts: { applications, students: accepted?.value ?? 0 }, schoolId: accepted?.id ?? null };
};

const ofSala = async (deps: Reader, caller: Caller): Promise<WhatWaits['counts']> => {
  if (!isAdvisor(caller)) return {};
  const { db, env } = deps;
  const [review, inbox, unanswered] = await Promise.all([
    countReviews(db, todayOf(deps)),
    countRows(db, visitorMessages, eq(visitorMessages.state, 'new')),
    countRows(db, questions, isUnanswered(env.ORGANIZATION_ID)),
  ]);
  return { review, inbox, questions: unanswered };
};

const ofBank = async (db: Db, caller: Caller) => {
  if (isLeftOut('loans') || !caller.roles.includes(roleNames.bank)) return { counts: {}, bankId: null };
  const submitted = await mostSubmitted(db, caller.id);
  return { counts: { loans: submitted?.value ?? 0 }, bankId: submitted?.id ?? null };
};

/** How much waits on the desks of the caller. */
export async function whatWaits(deps: Reader, caller: Caller): Promise<WhatWaits> {
  const [schools, sala, bank, asked] = await Promise.all([
    ofSchools(deps, caller),
    ofSala(deps, caller),
    ofBank(deps.db, caller),
    countAsked(deps, caller),
  ]);
  return {
    counts: { ...schools.counts, ...sala, ...bank.counts, ...asked.counts },
    schools: asked.schools,
    schoolId: schools.schoolId,
    bankId: bank.bankId,
  };
}
