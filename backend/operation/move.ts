import type { Db, WriteDb } from '@/backend/db/client';
import { replaceRows } from '@/backend/db/replace-rows';
import {
  differingTables,
  digestTables,
  onSnapshot,
  readSequences,
  readTableRows,
} from '@/backend/db/table-rows';
import type { StorageGateway } from '@/backend/gateways/storage';
import { sha256 } from './back-up';

/** The copy is not equal to its source; the message names what differs. */
class MoveError extends Error {
  override name = 'MoveError';
}

/**
 * Copies all rows into another database of the same release, and compares both by hash.
 * @returns how many rows
 * @throws {MoveError} naming tables that came out different
 */
export async function moveRows(from: Db, to: WriteDb): Promise<number> {
  await onSnapshot(from, (tx) =>
    replaceRows(to, { of: (name) => readTableRows(tx, name), sequences: () => readSequences(tx) }),
  );
  const [before, after] = [await digestTables(from), await digestTables(to)];
  const wrong = differingTables(before, after);
  if (wrong.length > 0) throw new MoveError(`These tables came out different: ${wrong.join(', ')}.`);
  return Object.values(after).reduce((sum, { rows }) => sum + rows, 0);
}

/** Copies all files to another storage and reads each back. @returns how many */
export async function moveFiles(from: StorageGateway, to: StorageGateway): Promise<number> {
  let moved = 0;
  for await (const key of from.list()) {
    const bytes = await from.get(key, Number.MAX_SAFE_INTEGER);
    if (!bytes) continue;
    await to.put(key, bytes);
    const read = await to.get(key, Number.MAX_SAFE_INTEGER);
    if (!read || sha256(read) !== sha256(bytes)) throw new MoveError(`The file ${key} came out different.`);
    moved += 1;
  }
  return moved;
}
