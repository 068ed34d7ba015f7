import { eq } from 'drizzle-orm';
import type { ScholarshipChange, ScholarshipDraft } from '@/lib/contract/schools/scholarships';
import type { Db } from '@/backend/db/client';
import { scholarships, schools } from '@/backend/db/schema';
import { invalid, notFound } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';

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

/** Stores a scholarship. @returns its id. */
export async function createScholarship(act: AnyAct, draft: ScholarshipDraft): Promise<string> {
  await requireSchool(act.tx, draft.schoolId);
  const { amountUsd, ...same } = draft;
  const [row] = await act.tx
    .insert(scholarships)
    .values({
      conditions: noText,
      ...same,
      amountCents: amountUsd === undefined || amountUsd === null ? null : Math.round(amountUsd * 100),
      createdAt: act.now,
      updatedAt: act.now,
    })
    .returning({ id: scholarships.id });
  if (!row) throw new Error('The scholarship was not stored.');
  act.note('scholarship-created', row.id);
  return row.id;
}

/** @throws 412 when somebody else has changed the scholarship since `version` was read. */
export async function changeScholarship(act: AnyAct, id: string, change: ScholarshipChange): Promise<void> {
  const { tx } = act;
  const [before] = await tx.select().from(scholarships).where(eq(scholarships.id, id)).for('update');
  if (!before) throw notFound();
  await requireSchool(tx, change.schoolId);
  act.requireVersion(before);
  await act.bump(scholarships, before, { ...toColumns(change), updatedAt: act.now });
  act.note('scholarship-changed', id, { fields: Object.keys(change).join(',') });
}

export async function removeScholarship(act: AnyAct, id: string): Promise<void> {
  const removed = await act.tx
    .delete(scholarships)
    .where(eq(scholarships.id, id))
    .returning({ id: scholarships.id });
  if (removed.length === 0) throw notFound();
  act.note('scholarship-removed', id);
}
