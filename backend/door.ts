import { join } from 'node:path';
import { readServerEnv } from '@/lib/env/server-env';
import { createApp } from './app';
import { type Database, openDatabase } from './db/client';
import { type Deps, systemClock } from './deps';
import { openidProviders } from './gateways/identity-provider';
import { openMail, openStorage } from './gateways/open-gateways';
import { openRealtime } from './gateways/open-realtime';
import { embeddedShortLinks, shlink } from './gateways/short-link';
import { embeddedSms, httpSms } from './gateways/sms';
import {
  followUpReminderEveryMs,
  identityProviderTimeoutMs,
  purgeEveryMs,
  shlinkTimeoutMs,
  smsTimeoutMs,
} from './limits';
import { jsonLogger } from './logger';
import { openSecrets } from './secrets';
import { runFollowUpReminders } from './services/follow-up-reminders';
import { createLiveHub } from './services/live-hub';
import { runOutbox } from './services/outbox';
import { requireOwnSecrets } from './services/own-secrets';
import { runPurge } from './services/purge-accounts';

export interface Door {
  app: ReturnType<typeof createApp>;
  deps: Deps;
  database: Database;
  close: () => Promise<void>;
}

/**
 * Opens what settings name (database, secrets, gateways) and puts the backend on it.
 * Without `jobs` nothing is sent or purged meanwhile.
 * @throws {ServerEnvError} naming bad variables; {DataFolderInUseError} when another process has the data folder.
 */
export async function openDoor(
  source: Record<string, string | undefined>,
  onChange: Deps['onChange'],
  { jobs = true }: { jobs?: boolean } = {},
): Promise<Door> {
  const env = readServerEnv(source);
  const log = jsonLogger(env.LOG_LEVEL);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    migrationsFolder: join(process.cwd(), 'backend/db/migrations'),
    onError: (error) => log.error('database', { reason: error.message }),
  });
  const secrets = await openSecrets(env.DATA_DIR);
  const sms = env.SMS_GATEWAY_URL
    ? httpSms({ url: env.SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN ?? '', timeoutMs: smsTimeoutMs })
    : embeddedSms;
  const shortLinks = env.SHLINK_URL
    ? shlink({ url: env.SHLINK_URL, apiKey: env.SHLINK_API_KEY ?? '', timeoutMs: shlinkTimeoutMs })
    : embeddedShortLinks({ db: database.db, origin: env.PUBLIC_ORIGIN, now: systemClock.now });
  const live = createLiveHub({ ...database, clock: systemClock, log });
  const deps: Deps = {
    db: database.db,
    env,
    clock: systemClock,
    secrets,
    sms,
    mail: await openMail(env),
    shortLinks,
    storage: await openStorage(env, secrets, systemClock),
    realtime: openRealtime(env, systemClock.now),
    live,
    identityProviders: openidProviders(env, identityProviderTimeoutMs),
    log,
    health: { stopping: false, pool: database.pool },
    onChange,
  };
  const stops = jobs
    ? [runOutbox(deps), runPurge(deps, purgeEveryMs), runFollowUpReminders(deps, followUpReminderEveryMs)]
    : [];
  const migrate = async () => {
    await database.migrate();
    await requireOwnSecrets(database.db, secrets, env.DATA_DIR);
  };
  return {
    app: createApp(deps),
    deps,
    database: { ...database, migrate },
    close: async () => {
      await Promise.all([...stops.map((stop) => stop()), live.close()]);
      await database.close();
    },
  };
}
