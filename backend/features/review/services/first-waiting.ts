import { and, asc, eq } from 'drizzle-orm';
import type { WaitingThing } from '@/lib/contract/review/waiting';
import { firstOfEach, firstWaitingMax } from '@/lib/domain/accounts/waiting';
import { isLeftOut } from '@/lib/env/left-out';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import { loans, questions, users, visitorMessages } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { firstAccepted } from '@/backend/features/school-day/services/accepted-applications';
import { type Desk, deskOf } from '@/backend/core/access/applicant-access';
import { isAdvisor } from '@/backend/core/access/staff';
import { keptSchoolsOf } from '@/backend/features/admissions/services/applicant-scope';
import { longestWaiting } from '@/backend/features/admissions/services/longest-waiting';
import { borrowerNames } from '@/backend/features/loans/services/loan-views';
import { isUnanswered } from '@/backend/features/questions/services/question-search';
import { firstAsked } from './asked';
import { firstReviews } from './review-queue';
import { mostAccepted, mostSubmitted } from './what-waits';

interface Named {
  name: string;
  nameNative: string;
}
const namedOf = ({ name, nameNative }: Named): Named => ({ name, nameNative });

const ofApplications = async (deps: Reader, desk: Desk): Promise<WaitingThing[]> =>
  (await longestWaiting(deps, desk, firstWaitingMax)).map((row) => ({
    kind: 'applications',
    id: row.applicantId,
    since: row.statusSince,
    person: { latin: row.applicantName, khmer: row.applicantNameKm },
    school: namedOf(row.school),
    program: row.enrollToSubject && namedOf(row.enrollToSubject),
    step: namedOf(row.step),
  }));

const ofAccepted = async (db: Db, schoolIds: string[]): Promise<WaitingThing[]> => {
  const most = await mostAccepted(db, schoolIds);
  if (!most) return [];
  return (await firstAccepted(db, most.id, firstWaitingMax)).map((row) => ({
    kind: 'students',
    id: row.applicantId,
    since: row.since,
    person: { latin: row.name, khmer: row.nameKm },
    schoolId: most.id,
    referenceCode: row.referenceCode,
    program: row.subject && namedOf(row.subject),
    answerBy: row.isAnswered ? null : row.answerBy,
  }));
};

const ofSchools = async (deps: Reader, caller: Caller): Promise<WaitingThing[][]> => {
  const { db } = deps;
  const desk = await deskOf(db, caller);
  const schoolIds = keptSchoolsOf(desk);
  if (schoolIds.length === 0) return [];
  return Promise.all([ofApplications(deps, desk), ofAccepted(db, schoolIds)]);
};

/** In the order of the queue, which puts first what known people report. */
const ofReviews = async (deps: Reader): Promise<WaitingThing[]> =>
  (await firstReviews(deps, firstWaitingMax)).map(({ kind, id, since, title, reports }) => ({
    kind: 'review',
    id,
    since,
    subject: kind,
    title,
    reports: reports.length,
  }));

const ofMessages = async (db: Db): Promise<WaitingThing[]> => {
  const { id, number, name, subject, createdAt, state } = visitorMessages;
  const rows = await db
    .select({ id, number, name, subject, createdAt })
    .from(visitorMessages)
    .where(eq(state, 'new'))
    .orderBy(asc(createdAt), asc(id))
    .limit(firstWaitingMax);
  return rows.map(({ createdAt: at, ...row }) => ({ kind: 'inbox', since: at.toISOString(), ...row }));
};

const ofQuestions = async ({ db, env }: Reader): Promise<WaitingThing[]> => {
  const { id, title, titleNative, createdAt } = questions;
  const rows = await db
    .select({ id, title, titleNative, createdAt })
    .from(questions)
    .where(isUnanswered(env.ORGANIZATION_ID))
    .orderBy(asc(createdAt), asc(id))
    .limit(firstWaitingMax);
  return rows.map((row) => ({
    kind: 'questions',
    id: row.id,
    since: row.createdAt.toISOString(),
    title: { en: row.title, km: row.titleNative ?? row.title },
  }));
};

const ofSala = async (deps: Reader, caller: Caller): Promise<WaitingThing[][]> =>
  isAdvisor(caller) ? Promise.all([ofReviews(deps), ofMessages(deps.db), ofQuestions(deps)]) : [];

const ofBank = async (db: Db, caller: Caller): Promise<WaitingThing[]> => {
  const isBank = !isLeftOut('loans') && caller.roles.includes(roleNames.bank);
  const most = isBank ? await mostSubmitted(db, caller.id) : undefined;
  if (!most) return [];
  const rows = await db
    .select({ loan: loans, user: users })
    .from(loans)
    .innerJoin(users, eq(users.id, loans.userId))
    .where(and(eq(loans.bankId, most.id), eq(loans.status, 'submitted')))
    .orderBy(asc(loans.createdAt), asc(loans.id))
    .limit(firstWaitingMax);
  return rows.map(({ loan, user }) => {
    const { name, nameKm } = borrowerNames(user);
    return {
      kind: 'loans',
      id: loan.id,
      since: loan.createdAt.toISOString(),
      person: { latin: name, khmer: nameKm },
      userId: loan.userId,
      referenceCode: loan.referenceCode,
      amount: loan.amountCents / 100,
      periodMonths: loan.periodMonths,
    };
  });
};

/** Who and what waits longest on the desks of the caller: of the same that `whatWaits` counts. */
export async function firstWaiting(deps: Reader, caller: Caller): Promise<WaitingThing[]> {
  const [schools, sala, bank, asked] = await Promise.all([
    ofSchools(deps, caller),
    ofSala(deps, caller),
    ofBank(deps.db, caller),
    firstAsked(deps, caller),
  ]);
  return firstOfEach([...schools, ...sala, bank, ...asked], firstWaitingMax);
}
