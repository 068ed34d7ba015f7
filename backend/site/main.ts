import { createServer, type RequestListener } from 'node:http';
import next from 'next';
import { shareBackend } from '@/lib/api/backend-in-process';
import { onTagChanges } from '@/lib/cache/tag-clock';
import { outsideSources } from '@/lib/env/outside-services';
import { liveOrigins } from '@/lib/env/live-origins';
import { contentSecurityPolicy, securityHeaders } from '@/lib/env/security-headers';
import { readServerEnv } from '@/lib/env/server-env';
import { openDoor } from '@/backend/compose';
import { drainOnSignal } from '@/backend/http/drain';
import { mayWatch } from '@/backend/http/may-watch';
import { createRequestMetrics } from '@/backend/http/request-metrics';
import { drainMs, keepAliveMs } from '@/backend/limits';
import { askNext } from './ask-next';
import type { Backend } from './backend-access';
import { createCalls } from './calls';
import { followChanges } from './follow-changes';
import { createFront } from './front';
import { KeptPages } from './kept-pages';
import { readPackedFiles } from './packed-files';
import { pageListener } from './page-listener';
import { remoteBackend } from './remote-backend';
import { readWorkerFile } from './worker-file';

/** The site: `npm start` and, with NODE_ENV=development, `npm run dev`. */
async function main(): Promise<void> {
  const env = readServerEnv(process.env);
  const { HOST: hostname, PORT: port, TRUST_PROXY: trustedProxies } = env;
  const isDev = process.env.NODE_ENV === 'development';
  const kept = new KeptPages();
  onTagChanges(() => kept.forgetAll());
  let isStopping = false;

  const door = env.API_BASE_URL ? null : await openDoor(process.env);
  await door?.database.migrate();
  const following = await followChanges(door, env.API_BASE_URL ?? '');
  const backend: Backend = door
    ? async (request, connection) => {
        const answer = await door.app.fetch(request, connection);
        // The author of a write sees it on the next page.
        if (request.method !== 'GET') await following.catchUp();
        return answer;
      }
    : remoteBackend(env.API_BASE_URL ?? '', trustedProxies);
  if (door) shareBackend((request) => door.app.fetch(request));

  const server = createServer({ keepAliveTimeout: keepAliveMs });
  const site = next({ dev: isDev, dir: process.cwd(), hostname, port, httpServer: server });
  await site.prepare();
  const handler: RequestListener = (request, response) => void site.getRequestHandler()(request, response);
  const ask = askNext(handler);

  const storage = env.S3_ENDPOINT ? [new URL(env.S3_ENDPOINT).origin] : [];
  const policy = (scripts: readonly string[]) =>
    contentSecurityPolicy({ isDev, scripts, storage, connect: liveOrigins(), outside: outsideSources() });
  const probe = new URL('/readyz', env.API_BASE_URL ?? env.PUBLIC_ORIGIN);
  // With the backend in this process, its own metrics cover the calls.
  const metrics = door ? undefined : createRequestMetrics();
  const front = createFront({
    calls: createCalls({
      backend,
      own: metrics && {
        metrics,
        mayWatch: (c) => mayWatch(c, c.env.incoming.socket.remoteAddress ?? '', env),
      },
      isStopping: () => isStopping,
    }),
    metrics,
    pages: pageListener({
      ask,
      handler,
      kept,
      trustedProxies,
      policy,
      isDev,
      isBackendReady: async () => (await backend(new Request(probe), {})).ok,
    }),
    policy: policy([]),
    worker: isDev ? null : readWorkerFile({ ...securityHeaders, 'content-security-policy': policy([]) }),
    ...(!isDev && { files: readPackedFiles() }),
  });
  server.on('request', front);
  drainOnSignal(server, {
    drainMs: drainMs[door?.database.kind ?? 'postgres'],
    onStopping: () => {
      isStopping = true;
      door?.startStopping();
    },
    endStreams: () => void door?.deps.live.close(),
    close: async () => {
      await following.stop();
      // Pages that are still being rendered call the backend.
      await site.close();
      await door?.close();
    },
  });
  server.listen(port, hostname);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
