import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { shareBackend } from '@/lib/api/backend-in-process';
import { onTagChanges } from '@/lib/cache/tag-clock';
import { isMocked } from '@/lib/env/build-phase';
import { outsideSources } from '@/lib/env/outside-services';
import { browserOriginsOf } from '@/lib/env/browser-origins';
import { contentSecurityPolicy, securityHeaders } from '@/lib/env/security-headers';
import { readServerEnv } from '@/lib/env/server-env';
import { openDoor, type Door } from '@/backend/compose';
import type { Database } from '@/backend/db/client';
import { jsonLogger } from '@/backend/http/logger';
import { mayWatch } from '@/backend/http/may-watch';
import { createRequestMetrics } from '@/backend/http/request-metrics';
import { askNext } from './ask-next';
import type { Backend } from './backend-access';
import { createCalls } from './calls';
import { followOrigins } from './follow-origins';
import { createFront } from './front';
import { KeptPages } from './kept-pages';
import { readPackedFiles } from './packed-files';
import { pageListener } from './page-listener';
import { remoteBackend } from './remote-backend';
import { readWorkerFile } from './worker-file';
import { describeError } from '@/backend/http/describe-error';
import type { Logger } from '@/backend/process';
import { pullFromDatabase, tagChannel } from '@/backend/core/tags/tag-changes';
import { type Following, followTags } from '@/lib/cache/follow-tags';
import { pullFromBackend } from '@/lib/cache/remote-tags';

/**
 * Marks pages as stale when a write of any process has changed them: notified by the database, or by the backend at
 * `origin`. `changes-unknown` in the log says that pages may be out of date.
 */
const followChanges = (door: Door | null, origin: string, log: Logger): Promise<Following> =>
  followTags({
    onError: (error) => {
      // What `fetch` says itself is only that it failed.
      const { cause, message } = describeError(error instanceof Error ? error : new Error(String(error)));
      log.error('changes-unknown', { reason: cause ?? message });
    },
    ...(door
      ? {
          pull: pullFromDatabase(door.deps.db),
          wake: (onNews: () => void) => door.database.listen(tagChannel, onNews),
        }
      : { pull: pullFromBackend(origin) }),
  });

/** What lives as long as the process. */
export interface Ground {
  /** The variables of this process. */
  source: Record<string, string | undefined>;
  /** null when the backend is elsewhere. */
  database: Database | null;
  /** Next's own handler. */
  handler: RequestListener;
  isDev: boolean;
}

export interface Site {
  listener: RequestListener;
  /** From now on `/readyz` answers 503. */
  startStopping: () => void;
  /** Ends connections that never end by themselves. */
  endStreams: () => void;
  /** Leaves the ground open. */
  close: () => Promise<void>;
}

/** In development there is none but that of the mocks. */
const workerOf = (isDev: boolean, headers: Parameters<typeof readWorkerFile>[0]) => {
  if (isMocked()) return readWorkerFile(headers, join('node_modules', 'msw', 'lib', 'mockServiceWorker.js'));
  return isDev ? null : readWorkerFile(headers);
};

/**
 * The site of the settings on this ground; in development another one takes its place after every change.
 * @throws {ServerEnvError} naming bad variables
 */
export async function openSite({ source, database, handler, isDev }: Ground): Promise<Site> {
  const env = readServerEnv(source);
  const { TRUST_PROXY: trustedProxies } = env;
  const log = jsonLogger(env.LOG_LEVEL);
  const kept = new KeptPages();
  let isStopping = false;

  const door = database && (await openDoor(source, { database }));
  await door?.database.migrate();
  const following = await followChanges(door, env.API_BASE_URL ?? '', log);
  const stopForgetting = onTagChanges(() => kept.forgetAll());
  const backend: Backend = door
    ? async (request, connection) => {
        const answer = await door.app.fetch(request, connection);
        // The author of a write sees it on the next page.
        if (request.method !== 'GET') await following.catchUp();
        return answer;
      }
    : remoteBackend(env.API_BASE_URL ?? '', trustedProxies);
  if (door) shareBackend((request) => door.app.fetch(request));

  const own = browserOriginsOf(env);
  const origins = env.API_BASE_URL
    ? await followOrigins(env.API_BASE_URL, own, () => kept.dropAll())
    : { current: () => own, stop: () => undefined };
  const policy = (scripts: readonly string[]) => {
    const { storage, live: connect } = origins.current();
    return contentSecurityPolicy({ isDev, scripts, storage, connect, outside: outsideSources() });
  };
  const probe = new URL('/readyz', env.API_BASE_URL ?? env.PUBLIC_ORIGIN);
  const metrics = door?.requests ?? createRequestMetrics(env.METRICS_TOKEN !== undefined);
  const listener = createFront({
    calls: createCalls({
      backend,
      own: door ? undefined : { metrics, mayWatch: (c) => mayWatch(c, env.METRICS_TOKEN) },
      isStopping: () => isStopping,
      log,
    }),
    watch: { metrics, log, isBackendHere: door !== null },
    pages: pageListener({
      ask: askNext(handler),
      handler,
      kept,
      trustedProxies,
      policy,
      isDev,
      isBackendReady: async () => (await backend(new Request(probe), {})).ok,
    }),
    policy: () => policy([]),
    worker: workerOf(isDev, () => ({ ...securityHeaders, 'content-security-policy': policy([]) })),
    ...(!isDev && { files: readPackedFiles() }),
  });
  return {
    listener,
    startStopping: () => {
      isStopping = true;
      door?.startStopping();
    },
    endStreams: () => void door?.deps.live.close(),
    close: async () => {
      stopForgetting();
      origins.stop();
      await following.stop();
      await door?.close();
    },
  };
}
