import { serve } from '@hono/node-server';
import { openDoor } from './door';

const graceMs = 15_000;
const closeIdleEveryMs = 100;

/** The backend alone: `npm run backend`. Any number of them may share one PostgreSQL. */
async function main(): Promise<void> {
  const door = await openDoor(process.env, () => undefined);
  await door.database.migrate();
  const { PORT: port, HOST: hostname } = door.deps.env;
  const server = serve({ fetch: door.app.fetch, port, hostname }, () => {
    process.stdout.write(`Backend listening on http://${hostname}:${port}\n`);
  });
  const stop = () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    // Streams never end by themselves, and the server waits for every answer.
    void door.deps.live.close();
    server.close(() => {
      void door.close().then(() => process.exit(0));
    });
    // Again and again: a connection is idle only once its last answer is out.
    if ('closeIdleConnections' in server)
      setInterval(() => server.closeIdleConnections(), closeIdleEveryMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
