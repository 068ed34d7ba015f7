import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { hollandResult, personalityResult } from '@/lib/contract/orientation/orientation';
import type { SharedRecord } from '@/lib/contract/orientation/share-pictures';
import { uploadKey } from '@/lib/domain/uploads';
import type { Db } from '@/backend/db/client';
import { orientationResults, sharedResults, uploads } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { hollandResultOf, personalityResultOf, readSuggestedMajors } from './orientation-results';
import { eraseMarked } from '@/backend/core/files/remove-uploads';
import { drawSharePicture } from './share-picture';
import { reachStorage } from '@/backend/core/files/upload-store';

type ResultRow = typeof orientationResults.$inferSelect;
type ShareRow = typeof sharedResults.$inferSelect;
interface Whose {
  userId: string;
  recordId: string;
}

const resultOf = async (
  db: Db,
  { test, scores }: Pick<ResultRow, 'test' | 'scores'>,
): Promise<SharedRecord['result']> => {
  const majors = await readSuggestedMajors(db);
  return test === 'personality'
    ? personalityResultOf(personalityResult.shape.scores.parse(scores), majors)
    : hollandResultOf(hollandResult.shape.scores.parse(scores), majors);
};

const sameScores = (a: Record<string, number>, b: Record<string, number>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => b[key] === value);

const thumbnailsOf = (deps: Reader, share: ShareRow): SharedRecord['thumbnails'] => {
  const address = (key: string) => new URL(deps.storage.publicUrl(key), deps.env.PUBLIC_ORIGIN).href;
  return { en: address(share.keyEn), kh: address(share.keyKm) };
};

const toRecord = async (deps: Reader, share: ShareRow): Promise<SharedRecord> => ({
  recordId: share.recordId,
  userId: share.userId,
  takenAt: share.takenAt.toISOString(),
  sharedAt: share.sharedAt.toISOString(),
  result: await resultOf(deps.db, share),
  thumbnails: thumbnailsOf(deps, share),
});

const readShare = async (db: Db, { userId, recordId }: Whose): Promise<ShareRow | undefined> => {
  const [share] = await db
    .select()
    .from(sharedResults)
    .where(and(eq(sharedResults.recordId, recordId), eq(sharedResults.userId, userId)));
  return share;
};

const readResult = async (db: Db, { userId, recordId }: Whose): Promise<ResultRow | undefined> => {
  const [row] = await db
    .select()
    .from(orientationResults)
    .where(and(eq(orientationResults.id, recordId), eq(orientationResults.userId, userId)));
  return row;
};

/** @throws 404 for a result that is not shared. */
export async function readSharedRecord(deps: Deps, whose: Whose): Promise<SharedRecord> {
  const share = await readShare(deps.db, whose);
  if (!share) throw notFound('This result is not shared.');
  return toRecord(deps, share);
}

/** Whether the pictures exist and show the person's latest scores. */
export async function validateThumbnails(deps: Deps, whose: Whose) {
  const share = await readShare(deps.db, whose);
  if (!share) return { valid: false, thumbnails: null };
  const latest = await readResult(deps.db, whose);
  const valid = latest !== undefined && sameScores(latest.scores, share.scores);
  return { valid, thumbnails: thumbnailsOf(deps, share) };
}

interface DrawnPicture {
  id: string;
  key: string;
  sizeBytes: number;
}

const drawPicture = async (deps: Deps, row: ResultRow, locale: 'km' | 'en'): Promise<DrawnPicture> => {
  const id = randomUUID();
  const key = uploadKey(id, 'share-picture', 'image/png', { userId: row.userId, schoolId: null });
  const { host } = new URL(deps.env.PUBLIC_ORIGIN);
  const bytes = await drawSharePicture(await resultOf(deps.db, row), locale, host);
  await reachStorage(deps, (storage) => storage.put(key, bytes));
  return { id, key, sizeBytes: bytes.byteLength };
};

const isCurrent = (share: ShareRow | undefined, row: ResultRow): share is ShareRow =>
  share !== undefined && sameScores(share.scores, row.scores);

async function storeShare(act: Act, row: ResultRow, km: DrawnPicture, en: DrawnPicture): Promise<ShareRow> {
  const { tx, now } = act;
  // Two parallel calls: the second finds the stored result of the first and deletes its own pictures.
  await tx
    .select({ id: orientationResults.id })
    .from(orientationResults)
    .where(eq(orientationResults.id, row.id))
    .for('update');
  const before = await readShare(tx, { userId: row.userId, recordId: row.id });
  const taken = isCurrent(before, row);
  const upload = ({ id, key, sizeBytes }: DrawnPicture, fileName: string) => ({
    id,
    key,
    sizeBytes,
    fileName,
    userId: row.userId,
    schoolId: null,
    purpose: 'share-picture' as const,
    type: 'image/png' as const,
    private: false,
    state: taken ? ('removing' as const) : ('stored' as const),
    createdAt: now,
    storedAt: now,
  });
  await act.tx.insert(uploads).values([upload(km, `${row.code}-kh.png`), upload(en, `${row.code}-en.png`)]);
  if (taken) return before;
  if (before) await markRemoving(act, before);
  const values = {
    test: row.test,
    scores: row.scores,
    takenAt: row.takenAt,
    sharedAt: now,
    keyKm: km.key,
    keyEn: en.key,
  };
  const [share] = await act.tx
    .insert(sharedResults)
    .values({ recordId: row.id, userId: row.userId, ...values })
    .onConflictDoUpdate({ target: sharedResults.recordId, set: values })
    .returning();
  if (!share) throw new Error('The shared result was not stored.');
  return share;
}

const markRemoving = (act: Act, { keyKm, keyEn }: ShareRow) =>
  act.tx
    .update(uploads)
    .set({ state: 'removing' })
    .where(inArray(uploads.key, [keyKm, keyEn]));

/**
 * Draws the pictures of a result that is not shared as it is now. @returns null where it is shared
 * @throws 404 for a result that is not the person's, 503 when the storage does not answer.
 */
export async function drawResult(deps: Deps, whose: Whose) {
  const row = await readResult(deps.db, whose);
  if (!row) throw notFound('Result not found.');
  if (isCurrent(await readShare(deps.db, whose), row)) return null;
  const [km, en] = await Promise.all([drawPicture(deps, row, 'km'), drawPicture(deps, row, 'en')]);
  return { row, km, en };
}

/** Publishes a copy of a result. Its pictures are drawn once; after another test they are drawn again. */
export async function shareResult(
  act: Act,
  whose: Whose,
  drawn: Awaited<ReturnType<typeof drawResult>>,
): Promise<SharedRecord> {
  const share = drawn ? await storeShare(act, drawn.row, drawn.km, drawn.en) : await readShare(act.tx, whose);
  if (!share) throw notFound('This result is not shared.');
  return toRecord(act.deps, share);
}

/**
 * Withdraws a shared result; the pictures are deleted at once, or with the next sweep when the storage does not
 * answer. @throws 404
 */
export async function withdrawResult(act: Act, whose: Whose): Promise<void> {
  const [share] = await act.tx
    .delete(sharedResults)
    .where(and(eq(sharedResults.recordId, whose.recordId), eq(sharedResults.userId, whose.userId)))
    .returning();
  if (!share) throw notFound('This result is not shared.');
  await markRemoving(act, share);
  act.after((deps) => eraseMarked(deps, [share.keyKm, share.keyEn]));
}
