import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import {
  notifications,
  questions,
  reports,
  schools,
  schoolStaff,
  userRoles,
  users,
} from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { questionDigestHours, questionDigestSettleMinutes } from '@/backend/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { findAdvisors } from '@/backend/core/access/find-advisor';
import { isOwnOrganization } from '@/backend/core/access/own-organization';
import { serialize } from '@/backend/core/access/serialize';
import type { Message } from '@/backend/features/notices/services/notify';

const minuteMs = 60_000;

/** When readers first saw it: held ones are asked anew when they are released. Of a held one, since when it is. */
const waitsSince = sql`case when ${questions.state} = 'held' then ${questions.heldAt} else greatest(${questions.createdAt}, (
  select max(${reports.decidedAt}) from ${reports} where ${reports.subjectKind} = 'question'
    and ${reports.subjectId} = ${questions.id} and ${reports.decision} = 'release')) end`;

interface Waiting {
  organizationId: string;
  isHeld: boolean;
  amount: number;
  /** The one that waits longest. */
  firstId: string;
  newestAt: Date;
}

/**
 * What people have asked and nobody has answered, and what is held until somebody has read it, by organization. The
 * newest ones are left for some minutes to who is at the desk.
 */
const readWaiting = async (db: Db, now: Date): Promise<Waiting[]> => {
  const until = new Date(now.getTime() - questionDigestSettleMinutes * minuteMs);
  const isHeld = sql<boolean>`(${questions.state} = 'held')`;
  return db
    .select({
      organizationId: questions.organizationId,
      isHeld,
      amount: sql<number>`count(*)`.mapWith(Number),
      firstId: sql<string>`(array_agg(${questions.id} order by ${waitsSince}, ${questions.id}))[1]`,
      newestAt: sql`max(${waitsSince})`.mapWith(questions.createdAt),
    })
    .from(questions)
    .where(
      and(
        eq(questions.kind, 'forum'),
        eq(questions.authorRole, 'student'),
        or(eq(questions.state, 'held'), and(eq(questions.state, 'open'), eq(questions.answerCount, 0))),
        sql`${waitsSince} <= ${until.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(questions.organizationId, isHeld);
};

/** The people who answer for a school. */
const answerersOf = async (db: Db, schoolId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(schoolStaff)
    .innerJoin(users, eq(users.id, schoolStaff.userId))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(schoolStaff.schoolId, schoolId),
        eq(users.enabled, true),
        inArray(userRoles.role, [roleNames.advisor, roleNames.schoolAdmin]),
      ),
    );
  return rows.map(({ id }) => id);
};

interface Digest {
  userIds: string[];
  subject: string;
  newestAt: Date;
  message: Message;
}

const latestOf = (rows: readonly Waiting[]): Date =>
  new Date(Math.max(...rows.map(({ newestAt }) => newestAt.getTime())));

const sumOf = (rows: readonly Waiting[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

const digestsOf = async (deps: Reader, db: Db, rows: readonly Waiting[]): Promise<Digest[]> => {
  const digests: Digest[] = [];
  // Advisors answer for Sala, and decide what is held anywhere.
  const own = rows.filter(({ isHeld, organizationId }) => isHeld || isOwnOrganization(deps, organizationId));
  if (own.length > 0)
    digests.push({
      userIds: await findAdvisors(db),
      subject: 'questions-waiting:sala',
      newestAt: latestOf(own),
      message: {
        kind: 'questions-waiting',
        params: { schoolEn: 'Sala', schoolKm: 'Sala', amount: String(sumOf(own)) },
        page: '/advisor/sala-connect',
      },
    });
  const theirs = rows.filter(
    ({ isHeld, organizationId }) => !isHeld && !isOwnOrganization(deps, organizationId),
  );
  const named = await db
    .select({ id: schools.id, name: schools.name, nameNative: schools.nameNative })
    .from(schools)
    .where(
      inArray(
        schools.id,
        theirs.map(({ organizationId }) => organizationId),
      ),
    );
  for (const { id, name, nameNative } of named) {
    const here = theirs.filter(({ organizationId }) => organizationId === id);
    const [first] = here;
    if (!first) continue;
    digests.push({
      userIds: await answerersOf(db, id),
      subject: `questions-waiting:${id}`,
      newestAt: latestOf(here),
      message: {
        kind: 'questions-waiting',
        params: { schoolEn: name, schoolKm: nameNative, amount: String(sumOf(here)) },
        page: '/forum/answer/[id]',
        about: first.firstId,
      },
    });
  }
  return digests;
};

/** Those who have not heard of the newest one, and of nothing in the last hours. */
const whoIsDue = async (act: AnyAct, { userIds, subject, newestAt }: Digest): Promise<string[]> => {
  const told = await act.tx
    .select({ userId: notifications.userId, params: notifications.params, at: notifications.createdAt })
    .from(notifications)
    .where(and(eq(notifications.subject, subject), inArray(notifications.userId, userIds)));
  const lately = act.now.getTime() - questionDigestHours * 60 * minuteMs;
  const knowing = told.filter(
    ({ params, at }) => at.getTime() > lately || (params['upTo'] ?? '') >= newestAt.toISOString(),
  );
  const known = new Set(knowing.map(({ userId }) => userId));
  return userIds.filter((id) => !known.has(id));
};

/** Tells each person who answers how many questions wait, in one notice for each desk. @returns how many were told */
export async function tellOfWaitingQuestions(act: AnyAct): Promise<number> {
  // Two processes at once would both find that nobody has been told.
  await serialize(act.tx, 'questions-waiting');
  let count = 0;
  for (const digest of await digestsOf(act.deps, act.tx, await readWaiting(act.tx, act.now))) {
    const due = await whoIsDue(act, digest);
    if (due.length === 0) continue;
    const { message, subject, newestAt } = digest;
    const params = { ...message.params, upTo: newestAt.toISOString() };
    await act.tell(due, { ...message, params, subject, again: 'renew' });
    count += due.length;
  }
  return count;
}
