import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { analyzeNewTables } from '@/backend/db/analyze';
import { openDoor } from './compose';

const graceMs = 15_000;
/** How long it goes on taking requests after it was told to stop. */
const drainMs = { postgres: 3_000, pglite: 500 };
const closeIdleEveryMs = 100;

/** The backend alone: `npm run backend`. Any number of them may share one PostgreSQL. */
async function main(): Promise<void> {
  const door = await openDoor(process.env, () => undefined);
  await door.database.migrate();
  await analyzeNewTables(door.database);
  const { PORT: port, HOST: hostname } = door.deps.env;
  const server = serve({ fetch: door.app.fetch, port, hostname }, () => {
    process.stdout.write(`Backend listening on http://${hostname}:${port}\n`);
  });
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    // A connection that ends with its answer is none that a next request is lost on.
    if (door.deps.health?.stopping) response.shouldKeepAlive = false;
  });
  const stop = async () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    if (door.deps.health) door.deps.health.stopping = true;
    await pause(drainMs[door.database.kind]);
    // Streams never end by themselves, and the server waits for every answer.
    void door.deps.live.close();
    server.close(() => {
      void door.close().then(() => process.exit(0));
    });
    // Again and again: a connection is idle only once its last answer is out.
    if ('closeIdleConnections' in server)
      setInterval(() => server.closeIdleConnections(), closeIdleEveryMs).unref();
  };
  // Several instances stand behind something that looks at /readyz; it needs a moment to look elsewhere.
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
