import { sql } from 'drizzle-orm';
import { notifications } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { type NotificationPlace, pageOfSchool, ofStudent, pathTo } from './message-links';
import { planDeliveries } from './plan-deliveries';

export type Message = NotificationPlace & {
  params: Record<string, string>;
  /** The id of the person whom the text names, where that is not who reads it. */
  names?: string;
  /** The student whom the page shows, for a guardian who may have several. */
  student?: string;
  /** The school whose desk the page shows, for somebody who keeps several. */
  school?: string;
  /** What was told before has come right: the text message that waits for its hour is not sent. */
  isOver?: boolean;
  /** The subject, such as `chat:<question>`: a person has one notification for each. */
  subject?: string;
  /** What to do if a notification with the same subject exists: update it and mark it unread, or leave it unchanged. */
  again?: 'renew' | 'leave';
};

/** A message and who is told it. */
export interface Notice {
  userIds: readonly string[];
  message: Message;
}

type Row = typeof notifications.$inferInsert;

/**
 * Where something was at first stays in the news of it for who has not read the earlier one: of a lesson that moves twice
 * they know only the first hour. Of the same words, because a renewed notice takes the place of the one before.
 */
const paramsOfLater = sql`case
  when ${notifications.readAt} is null and excluded.params -> 'fromEn' is not null
  then excluded.params || jsonb_strip_nulls(jsonb_build_object(
    'fromEn', ${notifications.params} -> 'fromEn', 'fromKm', ${notifications.params} -> 'fromKm'))
  else excluded.params end`;

type Key = Pick<Row, 'userId' | 'subject'>;

const keyOf = ({ userId, subject }: Key) => `${userId} ${subject ?? ''}`;

/** The rows of notices, one for each person and subject: of two with one subject the later counts. */
const rowsOf = (notices: readonly Notice[], createdAt: Date) => {
  const rows = new Map<string, Row>();
  for (const [at, { userIds, message }] of notices.entries()) {
    const { kind, params, subject = null, page, about, names, student, school } = message;
    const href = pageOfSchool(ofStudent(pathTo(page, about), student), school);
    for (const userId of userIds) {
      const row = { userId, createdAt, subject, kind, params, href, namedId: names ?? null };
      rows.set(subject === null ? `${userId} ${at}` : keyOf(row), row);
    }
  }
  return [...rows.values()];
};

/** What was told of a subject is over for these people. */
const overFor = (notices: readonly Notice[]): ReadonlySet<string> =>
  new Set(
    notices.flatMap(({ userIds, message: { subject, isOver } }) =>
      subject && isOver ? userIds.map((userId) => keyOf({ userId, subject })) : [],
    ),
  );

/**
 * Creates one notification for each person and subject, however often they are named, in the transaction that causes
 * them, and notifies their open pages at the commit. All are of one kind and take the place of earlier ones alike, so
 * that a class costs no more statements than a person.
 */
export async function notifyEach(deps: WritingDeps, notices: readonly Notice[]): Promise<void> {
  const { db } = deps;
  const [first] = notices;
  const rows = rowsOf(notices, deps.clock.now());
  if (!first || rows.length === 0) return;
  const { kind, again = 'leave' } = first.message;
  if (notices.some(({ message }) => message.kind !== kind || (message.again ?? 'leave') !== again))
    throw new TypeError('Notices of several kinds are told one kind after the other.');
  // In one order, so that two transactions never wait for each other's rows.
  const ordered = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const target = [notifications.userId, notifications.subject];
  const insert = db.insert(notifications).values(ordered);
  const told = await (
    again === 'renew'
      ? insert.onConflictDoUpdate({
          target,
          set: {
            kind,
            params: paramsOfLater,
            href: sql`excluded.href`,
            namedId: sql`excluded.named_id`,
            createdAt: sql`excluded.created_at`,
            readAt: sql`null`,
            archivedAt: sql`null`,
          },
        })
      : insert.onConflictDoNothing({ target })
  ).returning({
    id: notifications.id,
    userId: notifications.userId,
    subject: notifications.subject,
    params: notifications.params,
  });
  if (told.length === 0) return;
  const over = overFor(notices);
  const planned = told.map((row) => ({ ...row, isOver: over.has(keyOf(row)) }));
  await planDeliveries(deps, kind, planned);
  await deps.realtime.publishNotifications(db, [...new Set(told.map(({ userId }) => userId))]);
}

/** Tells several people the same. */
export const notify = (deps: WritingDeps, userIds: readonly string[], message: Message) =>
  notifyEach(deps, [{ userIds, message }]);
