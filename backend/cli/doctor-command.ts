import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolderHolder } from '@/backend/db/data-folder-lock';
import { startFailure } from '@/backend/db/database-away';
import { openBuckets, openMail, openSms } from '@/backend/gateways/open-gateways';
import { openToOthers } from '@/backend/private-folder';
import { requireEmbeddedDatabase, requireTables } from '@/backend/db/existing-database';
import { type Door, openDoor, openOwnDatabase } from '@/backend/compose';
import { checkBackup } from '@/backend/operation/check-backup';
import { checkClock } from '@/backend/operation/check-clock';
import { checkContent } from '@/backend/operation/check-content';
import { checkDatabase } from '@/backend/operation/check-database';
import { checkMessages } from '@/backend/operation/check-messages';
import { checkCertificate, checkProxies, checkReady } from '@/backend/operation/check-network';
import { checkQueue } from '@/backend/operation/check-queue';
import { checkRoom } from '@/backend/operation/check-room';
import { checkServer } from '@/backend/operation/check-server';
import { checkSettings } from '@/backend/operation/check-settings';
import { checkStorage } from '@/backend/operation/check-storage';
import { databaseAdvice } from '@/backend/operation/database-advice';
import { bad, type Finding, good, remark, reasonOf } from '@/backend/operation/finding';
import { readServerEnv, type ServerEnv } from '@/lib/env/server-env';

const { values: to } = parseArgs({ options: { sms: { type: 'string' }, mail: { type: 'string' } } });
const marks = { good: '✓', note: '!', bad: '✗' } as const;

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

const checkDisk = async ({ DATA_DIR }: ServerEnv): Promise<Finding[]> =>
  existsSync(DATA_DIR) ? [await checkRoom('disk', DATA_DIR)] : [];

const checkInside = async ({ deps, database }: Door): Promise<Finding[]> => {
  const tables = await checkDatabase(database);
  const isWhole = tables.every(({ state }) => state !== 'bad');
  return [
    ...tables,
    ...(database.kind === 'postgres' ? await checkServer(deps.db) : []),
    await checkClock(deps, deps.env),
    ...(await checkStorage(deps)),
    ...(isWhole
      ? [...(await checkContent(deps)), ...(await checkQueue(deps)), await checkBackup(deps)]
      : [remark('not checked', 'content and waiting messages, because of the tables above.')]),
    ...(await checkMessages(deps, to)),
    ...(await checkDisk(deps.env)),
  ];
};

/** What can be checked without the database, and what cannot. */
const checkWithoutDatabase = async (env: ServerEnv): Promise<Finding[]> => {
  const buckets = await openBuckets(env);
  const skipped = [
    'tables',
    "the database's clock",
    'content',
    'waiting messages',
    ...(buckets ? [] : ['files']),
  ];
  return [
    remark('not checked', `${skipped.join(', ')}: they need the database.`),
    await checkClock(null, env),
    ...(buckets ? await checkStorage({ storage: buckets, env }) : []),
    ...(await checkMessages({ sms: openSms(env), mail: await openMail(env) }, to)),
    ...(await checkDisk(env)),
  ];
};

const problemOfDatabase = (error: unknown, { DATABASE_URL }: ServerEnv): Finding => {
  const reason = reasonOf(startFailure(error, DATABASE_URL));
  const deed = DATABASE_URL ? databaseAdvice(error, DATABASE_URL) : null;
  return bad('database', deed ? `${reason.replace(/\.$/, '')}. ${deed}` : reason);
};

/** Opens the database as the backend does, but neither creates nor migrates it. */
const checkOwn = async (env: ServerEnv): Promise<Finding[]> => {
  const holder = env.DATABASE_URL ? null : dataFolderHolder(resolve(env.DATA_DIR));
  if (holder)
    return [
      remark('database', `In use by process ${holder.pid}: stop it to check all of it.`),
      ...(await checkWithoutDatabase(env)),
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
    return [problemOfDatabase(error, env), ...(await checkWithoutDatabase(env))];
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
    `${marks[state]} ${about.padEnd(14)}${text.replaceAll('\n', `\n${' '.repeat(16)}`)}\n`,
  );
const toMend = findings.filter(({ state }) => state === 'bad').length;
process.stdout.write(toMend === 0 ? '\nNothing has to be mended now.\n' : `\n${toMend} to mend now (✗).\n`);
process.exitCode = toMend === 0 ? 0 : 1;
