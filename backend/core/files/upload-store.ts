import { and, eq, ne, sql } from 'drizzle-orm';
import { uploadLimits } from '@/lib/domain/limits';
import { uploadRules } from '@/lib/domain/uploads';
import type { Db } from '@/backend/db/client';
import { isDiskFull } from '@/backend/db/database-away';
import { schools, uploads, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import type { StorageGateway } from '@/backend/gateways/storage';
import { runAct } from '@/backend/core/access/act';

export type UploadRow = typeof uploads.$inferSelect;

/** Runs code that needs the storage. @throws 503 when it does not answer; the reason is logged. A full disk is told as such. */
export async function reachStorage<T>(deps: Deps, work: (storage: StorageGateway) => Promise<T>): Promise<T> {
  try {
    return await work(deps.storage);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    deps.log.error('storage', {
      gateway: deps.storage.name,
      reason: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
    });
    throw new Refusal(503, 'storage-unavailable', 'Files cannot be stored or read now. Please try again.', {
      retryAfterSeconds: 10,
    });
  }
}

/** Bytes used by a person, or by a school, including pending uploads. */
export async function usedBytes(db: Db, owner: { userId: string; schoolId: string | null }): Promise<number> {
  const whose = owner.schoolId
    ? eq(uploads.schoolId, owner.schoolId)
    : and(eq(uploads.userId, owner.userId), sql`${uploads.schoolId} is null`);
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${uploads.sizeBytes}), 0)` })
    .from(uploads)
    .where(and(whose, ne(uploads.state, 'removing')));
  return Number(row?.bytes ?? 0);
}

export const quotaOf = (schoolId: string | null): number =>
  schoolId ? uploadLimits.schoolQuotaBytes : uploadLimits.personQuotaBytes;

type Owned = Pick<UploadRow, 'schoolId'> & { userId: string };

/** Locks the owner, so that parallel uploads are counted one after another. @throws 409 `quota` */
const requireRoom = async (tx: Db, owner: Owned, bytes: number): Promise<void> => {
  await (owner.schoolId
    ? tx.select({ id: schools.id }).from(schools).where(eq(schools.id, owner.schoolId)).for('update')
    : tx.select({ id: users.id }).from(users).where(eq(users.id, owner.userId)).for('update'));
  if ((await usedBytes(tx, owner)) + bytes > quotaOf(owner.schoolId))
    throw new Refusal(409, 'quota', 'There is no room left. Remove files that are no longer needed.');
};

/** The size of a file that was promised without one, before it is stored. @throws 409 `quota` */
export async function measureUpload(
  deps: Deps,
  { id, userId, schoolId }: UploadRow,
  sizeBytes: number,
): Promise<void> {
  await runAct(deps, { caller: null }, async (act) => {
    if (userId) await requireRoom(act.tx, { userId, schoolId }, sizeBytes);
    await act.tx.update(uploads).set({ sizeBytes }).where(eq(uploads.id, id));
  });
}

/** Adds the row of a file if the quota allows it. @throws 409 `quota` */
export async function insertUpload(
  deps: Deps,
  row: Omit<typeof uploads.$inferInsert, 'private' | 'createdAt'> & {
    userId: string;
    schoolId: string | null;
  },
): Promise<UploadRow> {
  return runAct(deps, { caller: null }, async (act) => {
    await requireRoom(act.tx, row, row.sizeBytes);
    const [inserted] = await act.tx
      .insert(uploads)
      .values({ ...row, private: uploadRules[row.purpose].isPrivate, createdAt: act.now })
      .returning();
    if (!inserted) throw new Error('The upload was not stored.');
    return inserted;
  });
}

/** Marks a file as stored; an avatar replaces the previous picture of its person. */
export async function markStored(
  deps: Deps,
  row: Pick<UploadRow, 'id' | 'key' | 'purpose' | 'userId'>,
  sizeBytes: number,
): Promise<UploadRow | null> {
  return runAct(deps, { caller: null }, async (act) => {
    const [stored] = await act.tx
      .update(uploads)
      .set({ state: 'stored', sizeBytes, storedAt: act.now })
      .where(and(eq(uploads.id, row.id), eq(uploads.state, 'pending')))
      .returning();
    if (!stored) return null;
    if (row.purpose === 'avatar' && row.userId) {
      await act.tx
        .update(uploads)
        .set({ state: 'removing' })
        .where(
          and(
            eq(uploads.userId, row.userId),
            eq(uploads.purpose, 'avatar'),
            eq(uploads.state, 'stored'),
            ne(uploads.id, row.id),
          ),
        );
      await act.tx
        .update(users)
        .set({ avatarKey: row.key, updatedAt: act.now })
        .where(eq(users.id, row.userId));
    }
    return stored;
  });
}
