import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openDatabase } from '@/backend/db/client';
import { startFailure } from '@/backend/db/database-away';
import { databaseName } from '@/backend/db/database-name';
import { isUnused } from '@/backend/db/existing-database';
import { makePrivateFolder } from '@/backend/private-folder';
import { openStorage } from '@/backend/gateways/open-gateways';
import { systemClock } from '@/backend/process';
import { openSecrets } from '@/backend/secrets';
import {
  firstMigrations,
  readManifest,
  restoreFiles,
  RestoreError,
  restoreRows,
} from '@/backend/services/operation/restore';
import { readServerEnv, type ServerEnv } from '@/lib/env/server-env';
import { runAndReport } from './table-door';

/** The secrets of the backup in the data folder. @throws {RestoreError} when others lie there. */
const placeSecrets = (from: string, dataDir: string): void => {
  const path = resolve(dataDir, 'secrets.json');
  if (!existsSync(path)) {
    makePrivateFolder(dataDir);
    writeFileSync(path, readFileSync(from), { mode: 0o600, flag: 'wx' });
    return;
  }
  if (!readFileSync(path).equals(readFileSync(from)))
    throw new RestoreError(`${path} is of another database. Name an empty folder in DATA_DIR.`);
};

const restore = async (env: ServerEnv, folder: string): Promise<string> => {
  const manifest = await readManifest(folder);
  const migrationsFolder = await firstMigrations('backend/db/migrations', manifest.migrations);
  if (!env.DATABASE_URL && existsSync(join(env.DATA_DIR, 'postgres')))
    throw new RestoreError(`${resolve(env.DATA_DIR)} has a database. Name an empty folder in DATA_DIR.`);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    migrationsFolder,
    onError: () => undefined,
  });
  try {
    const unused = await isUnused(database.db).catch((error: unknown) => {
      throw startFailure(error, env.DATABASE_URL);
    });
    if (!unused) throw new RestoreError(`${databaseName(env)} is used. Restore into an empty one.`);
    placeSecrets(join(folder, 'secrets.json'), env.DATA_DIR);
    await database.migrate();
    await restoreRows(database.db, folder, manifest);
    const secrets = await openSecrets(env.DATA_DIR);
    await restoreFiles(await openStorage(env, secrets, systemClock), folder, manifest);
  } finally {
    await database.close();
    rmSync(migrationsFolder, { recursive: true, force: true });
  }
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${Object.keys(manifest.files).length} files of ${manifest.at} are back, equal by hash.`;
};

runAndReport(async () => {
  const archive = resolve(process.argv[2] ?? '');
  if (!existsSync(archive)) throw new RestoreError(`${archive} does not exist.`);
  const folder = mkdtempSync(join(dirname(archive), 'half-'));
  try {
    // An archive says who owns its files and who reads them; to root, tar gives them so.
    const asOurs = ['--no-same-owner', '--no-same-permissions'];
    process.umask(0o077);
    execFileSync('tar', ['--extract', ...asOurs, '--gzip', '--file', archive, '--directory', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    process.stdout.write(`${await restore(readServerEnv(process.env), folder)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
