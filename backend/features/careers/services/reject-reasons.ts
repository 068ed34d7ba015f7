import { and, asc, eq, notInArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { RejectReason, rejectReasonDraft } from '@/lib/contract/careers/reject-reasons';
import { commonRejectReasons, ownRejectReasonsMax } from '@/lib/domain/careers/reject-reasons';
import type { Db } from '@/backend/db/client';
import { vacancyRejectReasons } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';

const commonKeys: string[] = commonRejectReasons.map(({ key }) => key);

/** The common reasons as the organization has them, then its own in the order in which they were added. */
export async function readRejectReasons(db: Db, organizationId: string): Promise<RejectReason[]> {
  const { key, name, active, createdAt } = vacancyRejectReasons;
  const rows = await db
    .select({ key, name, active })
    .from(vacancyRejectReasons)
    .where(eq(vacancyRejectReasons.organizationId, organizationId))
    .orderBy(asc(createdAt), asc(key));
  const stored = new Map(rows.map((row) => [row.key, row]));
  const common = commonRejectReasons.map((reason) => stored.get(reason.key) ?? { ...reason, active: true });
  return [...common, ...rows.filter((row) => !commonKeys.includes(row.key))];
}

/** @throws 422 for a reason that the organization does not have, or has switched off */
export async function requireRejectReason(db: Db, organizationId: string, wanted: string): Promise<void> {
  const reasons = await readRejectReasons(db, organizationId);
  if (!reasons.some(({ key, active }) => active && key === wanted))
    throw invalid([{ path: 'reason', code: 'unknown-reason' }]);
}

/** Adds a reason, or changes one. @throws 409 `too-many` */
export async function setRejectReason(
  act: Act,
  organizationId: string,
  { key, ...draft }: z.output<typeof rejectReasonDraft>,
): Promise<void> {
  await act.tx
    .insert(vacancyRejectReasons)
    .values({ ...draft, organizationId, key, createdAt: act.now })
    .onConflictDoUpdate({
      target: [vacancyRejectReasons.organizationId, vacancyRejectReasons.key],
      set: draft,
    });
  const own = and(
    eq(vacancyRejectReasons.organizationId, organizationId),
    notInArray(vacancyRejectReasons.key, commonKeys),
  );
  if ((await act.tx.$count(vacancyRejectReasons, own)) > ownRejectReasonsMax)
    throw new Refusal(
      409,
      'too-many',
      `An organization has at most ${ownRejectReasonsMax} reasons of its own.`,
    );
  act.note('reject-reason-set', null, { key, active: draft.active });
}
