import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolderHolder } from '@/backend/db/data-folder-lock';
import { orderArchive } from '@/backend/operator-door';
import { type ArchiveMade, makeArchive } from '@/backend/operation/make-archive';
import { readServerEnv } from '@/lib/env/server-env';
import { onDatabase, runAndReport } from './table-door';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'keep-days': { type: 'string' } },
});
const keepDays = Number(values['keep-days']);
const order = { folder: resolve(positionals[0] ?? ''), keepDays: keepDays > 0 ? keepDays : null };

const report = ({ archive, rows, files, removed }: ArchiveMade): void => {
  process.stdout.write(`${rows} rows and ${files} files are in ${archive}\n`);
  for (const name of removed) process.stdout.write(`removed ${name}\n`);
};

const env = readServerEnv(process.env);
if (!env.DATABASE_URL && dataFolderHolder(resolve(env.DATA_DIR)))
  runAndReport(async () => report(await orderArchive(env.DATA_DIR, order)));
else
  onDatabase(async ({ deps }) => {
    report(await makeArchive({ db: deps.db, storage: deps.storage, dataDir: env.DATA_DIR }, order));
  });
