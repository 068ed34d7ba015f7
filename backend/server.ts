import { serve } from '@hono/node-server';
import { openDoor } from './door';
import { keptSchoolIndex } from './services/school-index/kept-school-index';

const graceMs = 15_000;

/** The backend alone: `npm run backend`. Any number of them may share one PostgreSQL. */
async function main(): Promise<void> {
  const door = await openDoor(process.env, () => undefined);
  await door.database.migrate();
  // Read before the first request comes: the first question then costs no more than the next.
  await keptSchoolIndex(door.deps);
  const { PORT: port, HOST: hostname } = door.deps.env;
  const server = serve({ fetch: door.app.fetch, port, hostname }, () => {
    process.stdout.write(`Backend listening on http://${hostname}:${port}\n`);
  });
  const stop = () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    server.close(() => {
      void door.close().then(() => process.exit(0));
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
