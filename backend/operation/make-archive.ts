import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { WriteDb } from '@/backend/db/client';
import type { StorageGateway } from '@/backend/gateways/storage';
import { backUp } from './back-up';
import { halfFolder, removeHalfDone } from './half-done';
import { noteSuccess } from './job-runs';

const dayMs = 86_400_000;
const archiveName = /^sala-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

/** Where an archive goes: an absolute path, and the days for which older archives stay there; null keeps all. */
export const archiveOrderSchema = z.object({
  folder: z.string(),
  keepDays: z.number().positive().nullable(),
});
export type ArchiveOrder = z.infer<typeof archiveOrderSchema>;

/** The archive that was made, and the names of what was removed from its folder. */
export const archiveMadeSchema = z.object({
  archive: z.string(),
  rows: z.number(),
  files: z.number(),
  removed: z.array(z.string()),
});
export type ArchiveMade = z.infer<typeof archiveMadeSchema>;

/** Removes archives that are older; the newest stays in any case. */
const removeOld = (folder: string, keepDays: number, now: Date): string[] => {
  const [, ...others] = readdirSync(folder)
    .filter((name) => archiveName.test(name))
    .toSorted()
    .toReversed();
  const old = others.filter(
    (name) => now.getTime() - statSync(join(folder, name)).mtimeMs > keepDays * dayMs,
  );
  for (const name of old) rmSync(join(folder, name));
  return old;
};

/**
 * Packs database, files and secrets into an archive that only its owner can read, while everything goes on.
 * @throws where the folder cannot be written, or something of the site cannot be read; nothing half done stays
 */
export async function makeArchive(
  source: { db: WriteDb; storage: StorageGateway; dataDir: string },
  { folder, keepDays }: ArchiveOrder,
): Promise<ArchiveMade> {
  const now = new Date();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const removed = removeHalfDone(folder, now);
  // Closed to others, and so is what lies in it.
  const draft = halfFolder(folder);
  const archive = join(folder, `sala-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`);
  try {
    const content = join(draft, 'content');
    const packed = join(draft, 'packed.tar.gz');
    const { tables, files } = await backUp(source, content, now);
    await promisify(execFile)('tar', ['--create', '--gzip', '--file', packed, '--directory', content, '.']);
    chmodSync(packed, 0o600);
    renameSync(packed, archive);
    await noteSuccess(source.db, 'backup', now);
    if (keepDays !== null) removed.push(...removeOld(folder, keepDays, now));
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return { archive, rows, files: Object.keys(files).length, removed };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
