import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '@/backend/services/operation/back-up';
import { halfFolder, removeHalfDone } from './half-done';
import { onDatabase } from './table-door';

const dayMs = 86_400_000;
const archiveName = /^sala-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

/** Removes archives of this command that are older; the newest stays in any case. */
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

onDatabase(async ({ deps }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'keep-days': { type: 'string' } },
  });
  const [folder = ''] = positionals;
  const keepDays = Number(values['keep-days'] ?? Number.NaN);
  const now = new Date();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of removeHalfDone(folder, now)) process.stdout.write(`removed ${name}\n`);
  const draft = halfFolder(folder);
  const archive = join(folder, `sala-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`);
  try {
    const { tables, files } = await backUp(
      { db: deps.db, storage: deps.storage, dataDir: deps.env.DATA_DIR },
      draft,
      now,
    );
    process.umask(0o077);
    const half = `${draft}.tar.gz`;
    execFileSync('tar', ['--create', '--gzip', '--file', half, '--directory', draft, '.']);
    renameSync(half, archive);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`${rows} rows and ${Object.keys(files).length} files are in ${archive}\n`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  if (keepDays > 0)
    for (const name of removeOld(folder, keepDays, now)) process.stdout.write(`removed ${name}\n`);
});
