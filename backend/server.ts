import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openDoor } from './compose';
import { drainOnSignal } from './http/drain';
import { drainMs, keepAliveMs } from './limits';
import { keptSchoolIndex } from '@/backend/services/school-index/kept-school-index';

/** The backend alone: `npm run backend`. Any number of them may share one PostgreSQL. */
async function main(): Promise<void> {
  const door = await openDoor(process.env, () => undefined);
  await door.database.migrate();
  // Read before the first request comes: the first question then costs no more than the next.
  await keptSchoolIndex(door.deps);
  const { PORT: port, HOST: hostname } = door.deps.env;
  const server = createServer(
    { keepAliveTimeout: keepAliveMs },
    getRequestListener(door.app.fetch, { hostname }),
  );
  drainOnSignal(server, {
    drainMs: drainMs[door.database.kind],
    onStopping: door.startStopping,
    endStreams: () => void door.deps.live.close(),
    close: door.close,
  });
  server.listen(port, hostname, () => {
    process.stdout.write(`Backend listening on http://${hostname}:${port}\n`);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
