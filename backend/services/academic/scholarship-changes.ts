import { and, eq } from 'drizzle-orm';
import type { ScholarshipChange, ScholarshipDraft } from '@/lib/contract/academic/scholarships';
import type { Db } from '@/backend/db/client';
import { scholarships, schools } from '@/backend/db/schema';
import type { Author, Caller, Deps } from '@/backend/deps';
import { invalid, notFound } from '@/backend/errors';
import { requireChanged } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';
import { announceTags } from '@/backend/services/tags/tag-changes';

const noText = { en: '', km: '' };

const toColumns = ({ amountUsd, ...same }: ScholarshipChange) => ({
  ...same,
  ...(amountUsd !== undefined && { amountCents: amountUsd === null ? null : Math.round(amountUsd * 100) }),
});

const requireSchool = async (tx: Db, id: string | null | undefined) => {
  if (!id) return;
  const [row] = await tx.select({ id: schools.id }).from(schools).where(eq(schools.id, id)).for('share');
  if (!row) throw invalid([{ path: 'schoolId', code: 'unknown-school' }]);
};

const announce = (tx: Db) => announceTags(tx, ['scholarships']);

/** Stores a scholarship; runs inside `once`. @returns its id. */
export async function createScholarship(
  deps: Deps,
  tx: Db,
  draft: ScholarshipDraft,
  caller: Author,
  requestId: string,
): Promise<{ id: string }> {
  await requireSchool(tx, draft.schoolId);
  const now = deps.clock.now();
  const { amountUsd, ...same } = draft;
  const [row] = await tx
    .insert(scholarships)
    .values({
      conditions: noText,
      ...same,
      amountCents: amountUsd === undefined || amountUsd === null ? null : Math.round(amountUsd * 100),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: scholarships.id });
  if (!row) throw new Error('The scholarship was not stored.');
  await announce(tx);
  await audit(deps, { action: 'scholarship-created', actorId: caller.id, subject: row.id, requestId }, tx);
  return row;
}

/** @throws 412 when somebody else has changed the scholarship since `version` was read. */
export function changeScholarship(
  deps: Deps,
  { id, version }: { id: string; version: number },
  change: ScholarshipChange,
  caller: Author,
  requestId: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(scholarships).where(eq(scholarships.id, id)).for('update');
    if (!before) throw notFound();
    await requireSchool(tx, change.schoolId);
    const changed = await tx
      .update(scholarships)
      .set({ ...toColumns(change), version: version + 1, updatedAt: deps.clock.now() })
      .where(and(eq(scholarships.id, id), eq(scholarships.version, version)))
      .returning({ id: scholarships.id });
    requireChanged(changed, 'scholarship');
    await announce(tx);
    const detail = { fields: Object.keys(change).join(',') };
    await audit(
      deps,
      { action: 'scholarship-changed', actorId: caller.id, subject: id, requestId, detail },
      tx,
    );
  });
}

export function removeScholarship(deps: Deps, id: string, caller: Caller, requestId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const removed = await tx
      .delete(scholarships)
      .where(eq(scholarships.id, id))
      .returning({ id: scholarships.id });
    if (removed.length === 0) throw notFound();
    await announce(tx);
    await audit(deps, { action: 'scholarship-removed', actorId: caller.id, subject: id, requestId }, tx);
  });
}
