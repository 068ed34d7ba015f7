import type { RequestListener } from 'node:http';
import next from 'next';
import { readServerEnv } from '@/lib/env/server-env';
import { openOwnDatabase } from '@/backend/compose';
import { drainOnSignal } from '@/backend/http/drain';
import { jsonLogger } from '@/backend/http/logger';
import { drainMs } from '@/backend/limits';
import { openOperatorDoor } from '@/backend/operator-door';
import { isMocked } from '@/lib/env/build-phase';
import { consoleToLog } from './console-to-log';
import { openSite } from './open-site';
import { replaceOnEdits } from './replace-on-edits';
import { createSiteServer } from './site-server';

/** The site: `npm start` and, with NODE_ENV=development, `npm run dev`. */
async function main(): Promise<void> {
  const env = readServerEnv(process.env);
  const { HOST: hostname, PORT: port } = env;
  const isDev = process.env.NODE_ENV === 'development';
  if (isMocked()) (await import('@/lib/mocked/in-node')).mockInNode();
  const database = env.API_BASE_URL ? null : await openOwnDatabase(env);

  if (!isDev) consoleToLog(jsonLogger(env.LOG_LEVEL));

  const server = createSiteServer({ isDev });
  const pages = next({ dev: isDev, dir: process.cwd(), hostname, port, httpServer: server });
  const handler: RequestListener = (request, response) => void pages.getRequestHandler()(request, response);
  const ground = { source: process.env, database, handler, isDev };
  const opened = await openSite(ground);
  await pages.prepare();
  const closeOperatorDoor = database ? openOperatorDoor(env, database) : null;

  const site = isDev ? replaceOnEdits(opened, ground) : opened;
  server.on('request', site.listener);
  drainOnSignal(server, {
    drainMs: drainMs[database?.kind ?? 'postgres'],
    onStopping: site.startStopping,
    endStreams: site.endStreams,
    close: async () => {
      await site.close();
      // Pages that are still being rendered call the backend.
      await pages.close();
      await closeOperatorDoor?.();
      await database?.close();
    },
  });
  server.listen(port, hostname);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
