import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openDoor } from '@/backend/compose';
import { drainOnSignal } from '@/backend/http/drain';
import { hasSeveralHosts } from '@/backend/http/has-several-hosts';
import { drainMs, keepAliveMs } from '@/backend/limits';
import { analyzeNewTables } from '@/backend/db/analyze';

/** The backend alone: `npm run backend`. Any number of them may share one PostgreSQL. */
async function main(): Promise<void> {
  const door = await openDoor(process.env);
  await door.database.migrate();
  await analyzeNewTables(door.database);
  const { PORT: port, HOST: hostname } = door.deps.env;
  const answer = getRequestListener(door.app.fetch, { hostname });
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) =>
    hasSeveralHosts(request) ? void response.writeHead(400).end() : void answer(request, response),
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
