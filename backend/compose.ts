import { join } from 'node:path';
import { readServerEnv, type ServerEnv } from '@/lib/env/server-env';
import { createApp } from '@/backend/app';
import { type Database, openDatabase } from '@/backend/db/client';
import { startFailure } from '@/backend/db/database-away';
import type { WritingDeps } from '@/backend/deps';
import { systemClock } from '@/backend/process';
import { openidProviders } from '@/backend/gateways/identity-provider';
import { countedStorage } from '@/backend/gateways/counted-storage';
import { openMail, openSms, openStorage, openTelegram } from '@/backend/gateways/open-gateways';
import { openRealtime } from '@/backend/gateways/open-realtime';
import { embeddedShortLinks, shlink } from '@/backend/gateways/short-link';
import {
  analyzeEveryMs,
  laterStepsEveryMs,
  identityProviderTimeoutMs,
  shlinkTimeoutMs,
} from '@/backend/limits';
import { jsonLogger } from '@/backend/http/logger';
import { createRequestMetrics, type RequestMetrics } from '@/backend/http/request-metrics';
import { runAnalyze } from '@/backend/jobs/analyze';
import { createWorkMetrics } from '@/backend/work/work-metrics';
import { offeredParts } from '@/backend/features';
import { createLiveHub } from '@/backend/features/questions/services/live-hub';
import { runLaterSteps } from '@/backend/jobs/later-steps';
import { openOwnSecrets, requireOwnSecrets } from '@/backend/features/accounts/services/own-secrets';
import { runSweep } from '@/backend/jobs/sweep-ended';

export interface Door {
  app: ReturnType<typeof createApp>;
  deps: WritingDeps;
  database: Database;
  /** Times and numbers of answers; a site that has this door counts its own there too. */
  requests: RequestMetrics;
  /** From now on `/readyz` answers 503. */
  startStopping: () => void;
  close: () => Promise<void>;
}

/**
 * Opens the database of the settings.
 * @throws {DataFolderInUseError} when another process has the data folder.
 */
export const openOwnDatabase = (env: ServerEnv): Promise<Database> =>
  openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    migrationsFolder: join(process.cwd(), 'backend/db/migrations'),
    onError: (error) => jsonLogger(env.LOG_LEVEL).error('database', { reason: error.message }),
    onClosedToOthers: (count) =>
      jsonLogger(env.LOG_LEVEL).info('data-folder-closed', { folder: env.DATA_DIR, count }),
  });

/**
 * Opens the secrets and gateways of the settings, and their database unless one is given, and composes the backend.
 * Without `jobs`, no message is sent and nothing is purged. A given database stays open when the door closes.
 * @throws {ServerEnvError} naming bad variables; {DataFolderInUseError} when another process has the data folder.
 */
export async function openDoor(
  source: Record<string, string | undefined>,
  { jobs = true, database: given }: { jobs?: boolean; database?: Database } = {},
): Promise<Door> {
  const env = readServerEnv(source);
  const log = jsonLogger(env.LOG_LEVEL);
  const database = given ?? (await openOwnDatabase(env));
  const closeOwn = async () => {
    if (!given) await database.close();
  };
  const named = (error: unknown): never => {
    throw startFailure(error, env.DATABASE_URL);
  };
  const secrets = await openOwnSecrets(database.db, env.DATA_DIR).catch(async (error: unknown) => {
    await closeOwn();
    return named(error);
  });
  const shortLinks = env.SHLINK_URL
    ? shlink({ url: env.SHLINK_URL, apiKey: env.SHLINK_API_KEY ?? '', timeoutMs: shlinkTimeoutMs })
    : embeddedShortLinks({ db: database.db, origin: env.PUBLIC_ORIGIN, now: systemClock.now });
  const live = createLiveHub({ ...database, clock: systemClock, log });
  const counts = createWorkMetrics();
  const health = { stopping: false, pool: database.pool };
  const deps: WritingDeps = {
    db: database.db,
    env,
    clock: systemClock,
    secrets,
    sms: openSms(env),
    mail: await openMail(env),
    shortLinks,
    storage: countedStorage(await openStorage(env, secrets, systemClock), counts.countStorageFailure),
    realtime: openRealtime(env, systemClock.now),
    live,
    telegram: openTelegram(env),
    identityProviders: openidProviders(env, identityProviderTimeoutMs),
    log,
    health,
    counts,
    jobs: new Map(),
  };
  const stops = jobs
    ? [
        ...offeredParts().flatMap((parts) => (parts.jobs ?? []).map((run) => run(deps))),
        runSweep(deps),
        runLaterSteps(deps, laterStepsEveryMs),
        runAnalyze(deps, database, analyzeEveryMs),
      ]
    : [];
  const requests = createRequestMetrics(env.METRICS_TOKEN !== undefined);
  const migrate = async () => {
    await database.migrate().catch(named);
    await requireOwnSecrets(database.db, secrets, env.DATA_DIR);
  };
  return {
    app: createApp(deps, requests),
    requests,
    deps,
    database: { ...database, migrate },
    startStopping: () => {
      health.stopping = true;
    },
    close: async () => {
      await Promise.all([...stops.map((stop) => stop()), live.close()]);
      await closeOwn();
    },
  };
}
