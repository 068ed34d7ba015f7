import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
  holdMessages,
  readManifest,
  removeBegun,
  requireEmptyStorage,
  restoreFiles,
  RestoreError,
  restoreRows,
} from '@/backend/operation/restore';
import { readServerEnv, type ServerEnv } from '@/lib/env/server-env';
import { halfFolder, removeHalfDone } from '@/backend/operation/half-done';
import { runAndReport } from './table-door';
import { drillSettings, namesThatReachOut } from './drill-settings';

/**
 * The secrets of the backup in the data folder. @returns whether they were placed there now
 * @throws {RestoreError} when others lie there
 */
const placeSecrets = (from: string, dataDir: string): boolean => {
  const path = resolve(dataDir, 'secrets.json');
  if (!existsSync(path)) {
    makePrivateFolder(dataDir);
    writeFileSync(path, readFileSync(from), { mode: 0o600, flag: 'wx' });
    return true;
  }
  if (!readFileSync(path).equals(readFileSync(from)))
    throw new RestoreError(`${path} is of another database. Name an empty folder in DATA_DIR.`);
  return false;
};

const restore = async (env: ServerEnv, folder: string, isDrill: boolean): Promise<string> => {
  const manifest = await readManifest(folder);
  const migrationsFolder = await firstMigrations('backend/db/migrations', manifest.migrations);
  const embedded = join(env.DATA_DIR, 'postgres');
  if (!env.DATABASE_URL && existsSync(embedded))
    throw new RestoreError(`${resolve(env.DATA_DIR)} has a database. Name an empty folder in DATA_DIR.`);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    migrationsFolder,
    onError: () => undefined,
  });
  let hasFailed = false;
  let hasSecrets = false;
  try {
    const unused = await isUnused(database.db).catch((error: unknown) => {
      throw startFailure(error, env.DATABASE_URL);
    });
    if (!unused) throw new RestoreError(`${databaseName(env)} is used. Restore into an empty one.`);
    hasSecrets = placeSecrets(join(folder, 'secrets.json'), env.DATA_DIR);
    const storage = await openStorage(env, await openSecrets(env.DATA_DIR), systemClock);
    await requireEmptyStorage(storage);
    try {
      await database.migrate();
      await restoreRows(database.db, folder, manifest);
      await restoreFiles(storage, folder, manifest);
      if (isDrill) await holdMessages(database.db);
    } catch (error) {
      await removeBegun(database.db, storage, manifest);
      throw error;
    }
  } catch (error) {
    hasFailed = true;
    throw error;
  } finally {
    await database.close();
    rmSync(migrationsFolder, { recursive: true, force: true });
    if (hasFailed && !env.DATABASE_URL) rmSync(embedded, { recursive: true, force: true });
    if (hasFailed && hasSecrets) rmSync(join(env.DATA_DIR, 'secrets.json'));
  }
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${Object.keys(manifest.files).length} files of ${manifest.at} are back, equal by hash.`;
};

/** @throws {RestoreError} for an archive that ends too early */
const unpack = (archive: string, folder: string): void => {
  // An archive says who owns its files and who reads them; to root, tar gives them so.
  const asOurs = ['--no-same-owner', '--no-same-permissions'];
  process.umask(0o077);
  try {
    execFileSync('tar', ['--extract', ...asOurs, '--gzip', '--file', archive, '--directory', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    throw new RestoreError(`${archive} is incomplete or no archive. Take another one.`);
  }
};

runAndReport(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { drill: { type: 'boolean', default: false } },
  });
  const archive = resolve(positionals[0] ?? '');
  if (!existsSync(archive) || !statSync(archive).isFile())
    throw new RestoreError(`${archive} does not exist.`);
  const now = new Date();
  for (const name of removeHalfDone(dirname(archive), now)) process.stdout.write(`removed ${name}\n`);
  const folder = halfFolder(dirname(archive));
  const settings = values.drill ? drillSettings(process.env) : process.env;
  try {
    unpack(archive, folder);
    process.stdout.write(`${await restore(readServerEnv(settings), folder, values.drill)}\n`);
    const unset = namesThatReachOut(process.env);
    if (values.drill)
      process.stdout.write(
        `This is a drill. Start it without what reaches people and the real files:\nenv ${unset.map((name) => `-u ${name} `).join('')}PORT=4100 npm run backend\n`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
