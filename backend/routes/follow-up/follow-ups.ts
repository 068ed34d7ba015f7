import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { followUpsResource } from '@/lib/contract/follow-up/follow-ups';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { followUps } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { requireChanged, requireVersion } from '@/backend/require-version';
import { implement } from '@/backend/http/implement';
import { listJoined } from '@/backend/lists/list-page';
import { findForStaff } from '@/backend/services/access/applicant-access';
import { refersToSeenByStaff } from '@/backend/services/applicant/applicant-scope';
import { audit } from '@/backend/services/access/audit';
import {
  followUpOrder,
  joinFollowUps,
  readFollowUp,
  toFollowUp,
} from '@/backend/services/follow-up/follow-up-views';
import { once } from '@/backend/services/access/idempotency';
import { schoolIdsOf } from '@/backend/services/auth/sessions';

/** @throws 404, as if there were no such follow-up, unless the caller is staff for its applicant. */
const find = async (deps: Deps, id: string, caller: Caller) => {
  const [row] = await deps.db.select().from(followUps).where(eq(followUps.id, id));
  if (!row) throw notFound();
  await findForStaff(deps.db, row.applicantId, caller);
  return row;
};

const doneColumn = (deps: Deps, done: boolean | undefined, before: Date | null) => {
  if (done === undefined) return {};
  return { doneAt: done ? (before ?? deps.clock.now()) : null };
};

export const followUpRoutes = (deps: Deps) => {
  const today = () => dayInCambodia(deps.clock.now());
  return implement(
    followUpsResource,
    {
      create: async ({ params, body }, { caller, idempotencyKey, requestId }) => {
        await findForStaff(deps.db, params.id, caller);
        const call = { owner: caller.id, endpoint: `follow-up:${params.id}`, key: idempotencyKey, body };
        return once(deps, call, async (tx) => {
          const now = deps.clock.now();
          const [row] = await tx
            .insert(followUps)
            .values({ ...body, applicantId: params.id, createdBy: caller.id, createdAt: now, updatedAt: now })
            .returning({ id: followUps.id });
          if (!row) throw new Error('The follow-up was not stored.');
          await audit(
            deps,
            { action: 'follow-up-created', actorId: caller.id, subject: row.id, requestId },
            tx,
          );
          return readFollowUp(tx, row.id, today());
        });
      },
      listOfApplicant: async ({ params }, { caller }) => {
        await findForStaff(deps.db, params.id, caller);
        const rows = await joinFollowUps(deps.db)
          .where(eq(followUps.applicantId, params.id))
          .orderBy(...followUpOrder('all'));
        return { data: rows.map((row) => toFollowUp(row, today())), countTotal: rows.length };
      },
      list: async ({ query }, { caller }) => {
        const schoolIds = await schoolIdsOf(deps.db, caller.id);
        const list = {
          visible: refersToSeenByStaff(followUps.applicantId, caller.id, schoolIds),
          filters: [
            query.state === 'open' ? isNull(followUps.doneAt) : undefined,
            query.state === 'done' ? isNotNull(followUps.doneAt) : undefined,
            query.mine === 'true' ? eq(followUps.createdBy, caller.id) : undefined,
            query.dueTo ? lte(followUps.dueOn, query.dueTo) : undefined,
          ],
          sorts: followUpOrder(query.state),
          start: query.start,
          limit: query.limit,
          countsWhileReading: true,
        };
        const { rows, countTotal } = await listJoined(deps.db, followUps, list, (where, sorts) =>
          joinFollowUps(deps.db)
            .where(where)
            .orderBy(...sorts),
        );
        return { data: rows.map((row) => toFollowUp(row, today())), countTotal };
      },
      update: async ({ params, body, version }, { caller }) => {
        const before = await find(deps, params.id, caller);
        requireVersion(before, version, 'follow-up');
        const { done, ...change } = body;
        const changed = await deps.db
          .update(followUps)
          .set({
            ...change,
            ...doneColumn(deps, done, before.doneAt),
            version: before.version + 1,
            updatedAt: deps.clock.now(),
          })
          .where(and(eq(followUps.id, before.id), eq(followUps.version, before.version)))
          .returning({ id: followUps.id });
        requireChanged(changed, 'follow-up');
        return readFollowUp(deps.db, before.id, today());
      },
      remove: async ({ params }, { caller, requestId }) => {
        const { id } = await find(deps, params.id, caller);
        await deps.db.delete(followUps).where(eq(followUps.id, id));
        await audit(deps, { action: 'follow-up-deleted', actorId: caller.id, subject: id, requestId });
        return { ok: true as const };
      },
    },
    deps,
  );
};
