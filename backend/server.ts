import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { openDoor } from './door';

const graceMs = 15_000;
const drainMs = 3_000;

/** The backend alone: `npm run backend`. Any number of them may share one PostgreSQL. */
async function main(): Promise<void> {
  const door = await openDoor(process.env, () => undefined);
  await door.database.migrate();
  const { PORT: port, HOST: hostname } = door.deps.env;
  const server = serve({ fetch: door.app.fetch, port, hostname }, () => {
    process.stdout.write(`Backend listening on http://${hostname}:${port}\n`);
  });
  const stop = async (drainMs: number) => {
    setTimeout(() => process.exit(1), graceMs).unref();
    if (door.deps.health) door.deps.health.stopping = true;
    await pause(drainMs);
    server.close(() => {
      void door.close().then(() => process.exit(0));
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  // Several instances stand behind something that looks at /readyz; it needs a moment to look elsewhere.
  process.once('SIGTERM', () => void stop(door.database.kind === 'postgres' ? drainMs : 0));
  process.once('SIGINT', () => void stop(0));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
