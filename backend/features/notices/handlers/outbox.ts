import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type OutboxMessage, outboxResource } from '@/lib/contract/notices/outbox';
import { outbox } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { addressesNamedBy, holdsCode } from '@/backend/features/notices/services/outbox-of-person';
import { parseUsername } from '@/lib/domain/people/username';
import { requireOperator } from '@/backend/core/access/staff';

/** `+855•••78`, `d•••@example.com`: enough to recognise the person who asked for help. */
const mask = (recipient: string): string => {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return `${recipient.slice(0, 1)}•••${recipient.slice(at)}`;
  return recipient.startsWith('+') ? `${recipient.slice(0, 4)}•••${recipient.slice(-2)}` : recipient;
};

const toOutboxMessage = (row: typeof outbox.$inferSelect, hasCode: boolean): OutboxMessage => ({
  id: row.id,
  channel: row.channel,
  recipient: mask(row.recipient),
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  reason: row.lastError,
  firstReason: row.firstError,
  holdsCode: hasCode,
  requestId: row.requestId,
  sentAt: row.sentAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: row.nextAttemptAt.toISOString(),
});

/** To whom it went, by the number or address that the person names. What is neither finds nothing. */
const sentTo = async (deps: Deps, typed: string): Promise<SQL> => {
  const username = parseUsername(typed);
  return username ? inArray(outbox.recipient, await addressesNamedBy(deps, username)) : sql`false`;
};

export const outboxRoutes = (deps: Deps) =>
  implement(
    outboxResource,
    {
      list: async ({ query }, { caller }) => {
        requireOperator(caller);
        const where = and(
          query.status === 'all' ? undefined : eq(outbox.status, query.status),
          query.to ? await sentTo(deps, query.to) : undefined,
        );
        const page = deps.db
          .select({ row: outbox, hasCode: holdsCode })
          .from(outbox)
          .where(where)
          .orderBy(desc(outbox.createdAt), desc(outbox.id))
          .limit(query.limit)
          .offset(query.start);
        const total = deps.db.select({ value: count() }).from(outbox).where(where);
        const [rows, [counted]] = await Promise.all([page, total]);
        return {
          data: rows.map(({ row, hasCode }) => toOutboxMessage(row, hasCode)),
          countTotal: counted?.value ?? 0,
        };
      },
      retry: write(async (act, { params }) => {
        requireOperator(act.caller);
        const [row] = await act.tx
          .update(outbox)
          .set({ status: 'pending', attempts: 0, nextAttemptAt: act.now })
          .where(and(eq(outbox.id, params.id), eq(outbox.status, 'failed')))
          .returning();
        if (!row) {
          const [other] = await act.tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, params.id));
          throw other ? new Refusal(409, 'not-failed', 'This message has not failed for good.') : notFound();
        }
        act.note('outbox-retry', row.id, { channel: row.channel });
        return toOutboxMessage(row, row.codeUntil !== null);
      }),
    },
    deps,
  );
