import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { StoredUpload, UploadTarget } from '@/lib/contract/files/upload-shapes';
import { uploadLimits } from '@/lib/domain/limits';
import { type FileType, incomingKey, uploadKey, type UploadPurpose, uploadRules } from '@/lib/domain/uploads';
import type { Db } from '@/backend/db/client';
import { uploads } from '@/backend/db/schema';
import type { Deps, Reader, Scope } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { uploadsPerPersonPerHourMax } from '@/backend/limits';
import { runAct } from '@/backend/core/access/act';
import { heavyWork } from '@/backend/work/heavy-work';
import { checkFile, type PictureShape, refusedFile } from './check-file';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { insertUpload, markStored, measureUpload, reachStorage, type UploadRow } from './upload-store';

export interface UploadOwner {
  userId: string;
  schoolId: string | null;
}

interface FileFacts {
  purpose: UploadPurpose;
  fileName: string;
  thumbnail: boolean;
}

const hourSeconds = 3_600;
/** The size of a file that was promised without one, until it has arrived. */
const unmeasured = 0;

const shapeOf = ({ purpose, thumbnail }: Pick<UploadRow, 'purpose' | 'thumbnail'>): PictureShape => {
  if (purpose === 'avatar') return 'avatar';
  if (uploadRules[purpose].isPrivate) return { maxPx: uploadLimits.paperMaxPx };
  return { maxPx: thumbnail ? uploadLimits.thumbnailMaxPx : uploadLimits.pictureMaxPx };
};

export const toStoredUpload = (deps: Pick<Reader, 'storage'>, row: UploadRow): StoredUpload => ({
  uploadId: row.id,
  key: row.key,
  url: row.private || row.state !== 'stored' ? null : deps.storage.publicUrl(row.key),
  purpose: row.purpose,
  fileName: row.fileName,
  fileType: row.purpose === 'avatar' ? 'image/jpeg' : row.type,
  fileSize: row.sizeBytes,
  private: row.private,
  state: row.state === 'stored' ? 'stored' : 'pending',
  createdAt: row.createdAt.toISOString(),
});

const countUpload = (deps: Deps, userId: string) =>
  hitLimit(deps, `upload:${userId}`, uploadsPerPersonPerHourMax, hourSeconds);

/** Signs an upload link. @throws 422 for a type or size that the purpose does not allow, 409 `quota`, 429. */
export async function promiseUpload(
  deps: Deps,
  owner: UploadOwner,
  { type, sizeBytes = null, ...file }: FileFacts & { type: FileType; sizeBytes?: number | null | undefined },
): Promise<UploadTarget> {
  const rule = uploadRules[file.purpose];
  if (!rule.types.includes(type)) throw refusedFile('unknown-file-type', 'fileType');
  if (sizeBytes !== null && sizeBytes > rule.maxBytes) throw refusedFile('file-too-large', 'fileSize');
  await countUpload(deps, owner.userId);
  const id = randomUUID();
  const key = uploadKey(id, file.purpose, type, owner);
  await insertUpload(deps, {
    id,
    key,
    ...owner,
    ...file,
    type,
    sizeBytes: sizeBytes ?? unmeasured,
    state: 'pending',
  });
  const lifetimeSeconds = uploadLimits.putLinkLifetimeSeconds;
  const order = { key: incomingKey(id, file.purpose, type), type, sizeBytes, lifetimeSeconds };
  const target = await reachStorage(deps, (storage) => storage.presignPut(order));
  return {
    uploadId: id,
    ...target,
    method: 'PUT',
    key,
    publicUrl: rule.isPrivate ? null : deps.storage.publicUrl(key),
    expiresAt: new Date(deps.clock.now().getTime() + lifetimeSeconds * 1000).toISOString(),
  };
}

/** A file that was not stored uses no quota. */
const forgetPending = (deps: Deps, id: string): Promise<void> =>
  runAct(deps, { caller: null }, async (act) => {
    await act.tx.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.state, 'pending')));
  });

const discard = async (deps: Deps, row: UploadRow, incoming: string) => {
  await reachStorage(deps, (storage) => storage.remove(incoming));
  await forgetPending(deps, row.id);
};

/**
 * Checks an uploaded file and moves it to its final key. Repeating it gives the same answer.
 * @throws 409 `not-uploaded` while nothing was put; 422 for a file that is refused, of which nothing is left; 503 when
 * too many files wait for their check, and it can be asked for again.
 */
export async function finishUpload(deps: Deps, asked: UploadRow): Promise<UploadRow> {
  if (asked.state === 'stored') return asked;
  // The file is read when it is its turn: what waits uses no memory.
  return heavyWork.files.take(asked.userId ?? asked.id, async (signal) => {
    // Whoever asked for it too may have been served meanwhile.
    const [row] = await deps.db.select().from(uploads).where(eq(uploads.id, asked.id));
    if (!row) throw notFound();
    return row.state === 'stored' ? row : checkAndStore(deps, row, signal);
  });
}

/** The bytes that were put. @throws 409 while nothing was; 422 for more than the purpose allows, of which nothing is left */
async function readArrived(deps: Deps, row: UploadRow, incoming: string): Promise<Uint8Array> {
  const { maxBytes } = uploadRules[row.purpose];
  const put = await reachStorage(deps, (storage) => storage.get(incoming, maxBytes));
  if (put) return put;
  if (!(await reachStorage(deps, (storage) => storage.stat(incoming))))
    throw new Refusal(409, 'not-uploaded', 'The file has not arrived yet.');
  await discard(deps, row, incoming);
  throw refusedFile('file-too-large');
}

async function checkAndStore(deps: Deps, row: UploadRow, signal: AbortSignal): Promise<UploadRow> {
  if (row.state === 'removing') throw notFound();
  const rule = uploadRules[row.purpose];
  const incoming = incomingKey(row.id, row.purpose, row.type);
  const expected = { types: rule.types, type: row.type, maxBytes: rule.maxBytes, shape: shapeOf(row) };
  const put = await readArrived(deps, row, incoming);
  const check = async () => {
    const checked = await checkFile(put, expected, signal);
    if (row.sizeBytes === unmeasured) await measureUpload(deps, row, checked.bytes.byteLength);
    return checked;
  };
  const checked = await check().catch(async (error: unknown) => {
    // A check that was not finished can be asked for again.
    if (error instanceof Refusal) {
      await discard(deps, row, incoming);
      await auditUpload({ deps }, 'upload-refused', row);
    }
    throw error;
  });
  await reachStorage(deps, (storage) => storage.put(row.key, checked.bytes));
  const stored = await markStored(deps, row, checked.bytes.byteLength);
  await reachStorage(deps, (storage) => storage.remove(incoming));
  if (stored) return stored;
  const [now] = await deps.db.select().from(uploads).where(eq(uploads.id, row.id));
  if (now?.state === 'stored') return now;
  await reachStorage(deps, (storage) => storage.remove(row.key));
  throw notFound();
}

const auditUpload = (
  by: Pick<Scope, 'deps'> & { requestId?: string },
  action: string,
  { id, purpose, userId }: Pick<UploadRow, 'id' | 'purpose' | 'userId'>,
) => runAct(by.deps, { ...by, caller: null }, async (act) => act.note(action, id, { purpose }, userId));

/** Checks and stores a file that was uploaded through the server. @throws 422 at `file`, 409 `quota`, 429, 503. */
export async function storeUpload(
  scope: Pick<Scope, 'deps' | 'requestId'>,
  owner: UploadOwner,
  file: FileFacts & { bytes: Uint8Array },
): Promise<UploadRow> {
  const { deps } = scope;
  const { bytes, ...facts } = file;
  const rule = uploadRules[facts.purpose];
  await countUpload(deps, owner.userId);
  const shape = shapeOf(facts);
  const expected = { types: rule.types, maxBytes: rule.maxBytes, shape };
  const checked = await heavyWork.files.take(owner.userId, (signal) => checkFile(bytes, expected, signal));
  const { type } = checked;
  const id = randomUUID();
  const key = uploadKey(id, facts.purpose, type, owner);
  const sizeBytes = checked.bytes.byteLength;
  const row = await insertUpload(deps, { id, key, ...owner, ...facts, type, sizeBytes, state: 'pending' });
  await reachStorage(deps, (storage) => storage.put(key, checked.bytes)).catch(async (error: unknown) => {
    await forgetPending(deps, row.id);
    throw error;
  });
  const stored = await markStored(deps, row, sizeBytes);
  if (!stored) throw notFound();
  await auditUpload(scope, 'upload-stored', stored);
  return stored;
}

/**
 * Checks unconfirmed files that a form refers to. Runs before the form's transaction, because the storage may be
 * slow.
 */
export async function finishNamed(deps: Deps, userId: string, fields: Record<string, string>): Promise<void> {
  const keys = Object.values(fields);
  if (keys.length === 0) return;
  const rows = await deps.db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.key, keys), eq(uploads.userId, userId), eq(uploads.state, 'pending')));
  for (const row of rows) {
    await finishUpload(deps, row).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.status === 503) throw error;
      const path = Object.keys(fields).find((field) => fields[field] === row.key) ?? 'file';
      throw invalid([{ path, code: error.issues?.[0]?.code ?? error.code }]);
    });
  }
}

/** The fields whose key is not a stored file of this person for this purpose: nobody can use another person's file. */
export async function foreignFields(
  db: Db,
  userId: string,
  purpose: UploadPurpose,
  fields: Record<string, string>,
): Promise<string[]> {
  const keys = Object.values(fields);
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(
      and(
        inArray(uploads.key, keys),
        eq(uploads.userId, userId),
        eq(uploads.purpose, purpose),
        eq(uploads.state, 'stored'),
      ),
    );
  const own = new Set(rows.map(({ key }) => key));
  return Object.entries(fields).flatMap(([field, key]) => (own.has(key) ? [] : [field]));
}
