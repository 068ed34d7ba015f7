import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolderHolder } from '@/backend/db/data-folder-lock';
import { startFailure } from '@/backend/db/database-away';
import { openToOthers } from '@/backend/private-folder';
import { requireEmbeddedDatabase, requireTables } from '@/backend/db/existing-database';
import { type Door, openDoor, openOwnDatabase } from '@/backend/compose';
import { checkBackup } from '@/backend/services/operation/check-backup';
import { checkClock } from '@/backend/services/operation/check-clock';
import { checkContent } from '@/backend/services/operation/check-content';
import { checkDatabase } from '@/backend/services/operation/check-database';
import { checkMessages } from '@/backend/services/operation/check-messages';
import { checkCertificate, checkProxies, checkReady } from '@/backend/services/operation/check-network';
import { checkSettings } from '@/backend/services/operation/check-settings';
import { checkStorage } from '@/backend/services/operation/check-storage';
import { bad, type Finding, good, remark, reasonOf } from '@/backend/services/operation/finding';
import { readServerEnv, type ServerEnv } from '@/lib/env/server-env';

const { values: to } = parseArgs({ options: { sms: { type: 'string' }, mail: { type: 'string' } } });
const marks = { good: '✓', note: '!', bad: '✗' } as const;
const mb = 1024 * 1024;

const checkDisk = async ({ DATA_DIR }: ServerEnv): Promise<Finding> => {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const freeMb = Math.floor((bavail * bsize) / mb);
  const text = `${freeMb} MB free in ${resolve(DATA_DIR)}`;
  if (freeMb >= 1024) return good('disk', text);
  return (freeMb < 200 ? bad : remark)('disk', `${text}. Make room.`);
};

/** Asked before the database is opened, which closes what it finds. */
const checkModes = async ({ DATA_DIR }: ServerEnv): Promise<Finding[]> => {
  if (!existsSync(DATA_DIR)) return [];
  const open = await openToOthers(DATA_DIR);
  if (open.length === 0) return [good('data folder', `${resolve(DATA_DIR)} is its owner's alone`)];
  return [
    bad(
      'data folder',
      `Other accounts of this machine may open ${open.join(', ')}. Start Sala once, or chmod -R go= the folder.`,
    ),
  ];
};

const checkInside = async (door: Door): Promise<Finding[]> => {
  const { deps, database } = door;
  const tables = await checkDatabase(database);
  return [
    ...tables,
    await checkClock(deps),
    ...(await checkStorage(deps)),
    ...(tables.some(({ state }) => state === 'bad') ? [] : await checkContent(deps)),
    ...(await checkMessages(deps, to)),
    await checkBackup(deps),
    await checkDisk(deps.env),
  ];
};

/** Opens the database as the backend does, but neither creates nor migrates it. */
const checkOwn = async (env: ServerEnv): Promise<Finding[]> => {
  const holder = env.DATABASE_URL ? null : dataFolderHolder(resolve(env.DATA_DIR));
  if (holder)
    return [
      remark(
        'database',
        `In use by process ${holder.pid}: stop it to check database, files and content too.`,
      ),
    ];
  try {
    requireEmbeddedDatabase(env);
    const database = await openOwnDatabase(env);
    try {
      await requireTables(database.db, env);
      const door = await openDoor({ ...process.env, LOG_LEVEL: 'silent' }, { jobs: false, database });
      return await checkInside(door).finally(() => door.close());
    } finally {
      await database.close();
    }
  } catch (error) {
    return [bad('database', reasonOf(startFailure(error, env.DATABASE_URL)))];
  }
};

const env = readServerEnv(process.env);
const inside = env.API_BASE_URL
  ? [await checkReady('backend', env.API_BASE_URL, 'Start the backends, and nginx in front of them.')]
  : [...(await checkModes(env)), ...(await checkOwn(env))];
const findings = [
  ...checkSettings(process.env, env),
  ...inside,
  await checkReady('site', env.PUBLIC_ORIGIN, 'Start the site; then look at nginx and the name.'),
  ...(await Promise.all([env.PUBLIC_ORIGIN, env.S3_ENDPOINT ?? ''].map(checkCertificate))).flat(),
  ...(await checkProxies(env)),
];
for (const { about, state, text } of findings)
  process.stdout.write(
    `${marks[state]} ${about.padEnd(12)}${text.replaceAll('\n', `\n${' '.repeat(14)}`)}\n`,
  );
const felt = findings.filter(({ state }) => state === 'bad').length;
process.stdout.write(
  felt === 0 ? '\nNothing that visitors would notice.\n' : `\n${felt} that visitors notice.\n`,
);
process.exitCode = felt === 0 ? 0 : 1;
