import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { followUpsResource } from '@/lib/contract/admissions/follow-ups';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { followUps } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listJoined } from '@/backend/lists/list-page';
import { deskOf, findApplicationForStaff } from '@/backend/core/access/applicant-access';
import { requireColleague, tellColleague } from '@/backend/features/admissions/services/colleagues';
import {
  keptSchoolsOf,
  refersToApplicationsOf,
} from '@/backend/features/admissions/services/applicant-scope';
import type { Act } from '@/backend/core/access/act';
import {
  followUpOrder,
  joinFollowUps,
  readFollowUp,
  toFollowUp,
} from '@/backend/features/admissions/services/follow-up-views';

/** @throws 404, as if there were no such follow-up, unless the caller is staff for its applicant. */
const find = async ({ tx, caller }: Act, id: string) => {
  const [row] = await tx.select().from(followUps).where(eq(followUps.id, id));
  if (!row) throw notFound();
  await findApplicationForStaff(tx, row.applicantId, caller);
  return row;
};

/** Those for somebody, and those that they have noted for themselves. */
const isToBeDoneBy = (userId: string) =>
  or(eq(followUps.forId, userId), and(isNull(followUps.forId), eq(followUps.createdBy, userId)));

const doneColumn = (now: Date, done: boolean | undefined, before: Date | null) => {
  if (done === undefined) return {};
  return { doneAt: done ? (before ?? now) : null };
};

export const followUpRoutes = (deps: Deps) => {
  const today = () => dayInCambodia(deps.clock.now());
  return implement(
    followUpsResource,
    {
      create: write(async (act, { params, body: { mentionIds, ...body } }) => {
        const { caller, now } = act;
        const applicant = await findApplicationForStaff(act.tx, params.id, caller);
        const forId = body.forId === caller.id ? null : body.forId;
        if (forId) await requireColleague(act.tx, applicant, { id: forId, path: 'forId' });
        for (const [index, id] of mentionIds.entries())
          await requireColleague(act.tx, applicant, { id, path: `mentionIds.${index}` });
        const [row] = await act.tx
          .insert(followUps)
          .values({
            ...body,
            forId,
            applicantId: params.id,
            createdBy: caller.id,
            createdAt: now,
            updatedAt: now,
          })
          .returning({ id: followUps.id });
        if (!row) throw new Error('The follow-up was not stored.');
        if (forId) await tellColleague(act, 'follow-up-given', applicant, forId);
        for (const id of new Set(mentionIds))
          if (id !== forId) await tellColleague(act, 'mentioned', applicant, id);
        act.note('follow-up-created', row.id);
        return readFollowUp(act.tx, row.id, today());
      }),
      listOfApplicant: async ({ params }, { caller }) => {
        await findApplicationForStaff(deps.db, params.id, caller);
        const rows = await joinFollowUps(deps.db)
          .where(eq(followUps.applicantId, params.id))
          .orderBy(...followUpOrder('all'));
        return { data: rows.map((row) => toFollowUp(row, today())), countTotal: rows.length };
      },
      list: async ({ query }, { caller }) => {
        const schoolIds = keptSchoolsOf(await deskOf(deps.db, caller));
        const list = {
          visible: refersToApplicationsOf(followUps.applicantId, schoolIds),
          filters: [
            query.state === 'open' ? isNull(followUps.doneAt) : undefined,
            query.state === 'done' ? isNotNull(followUps.doneAt) : undefined,
            query.mine === 'true' ? isToBeDoneBy(caller.id) : undefined,
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
      update: write(async (act, { params, body: { done, ...change } }) => {
        const before = await find(act, params.id);
        act.requireVersion(before);
        const finished = doneColumn(act.now, done, before.doneAt);
        await act.bump(followUps, before, { ...change, ...finished, updatedAt: act.now });
        return readFollowUp(act.tx, before.id, today());
      }),
      remove: write(async (act, { params }) => {
        const { id } = await find(act, params.id);
        await act.tx.delete(followUps).where(eq(followUps.id, id));
        act.note('follow-up-deleted', id);
        return { ok: true as const };
      }),
    },
    deps,
  );
};
