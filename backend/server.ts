import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openDoor } from '@/backend/compose';
import { drainOnSignal } from '@/backend/http/drain';
import { hasSeveralHosts } from '@/backend/http/has-several-hosts';
import { drainMs, keepAliveMs } from '@/backend/limits';
import { openOperatorDoor } from '@/backend/operator-door';
import { analyzeNewTables } from '@/backend/db/analyze';
import { insertReferenceData } from '@/backend/seed/insert-reference-data';
import { startProblems } from '@/backend/operation/start-problems';
import { firstSteps } from '@/backend/features/accounts/services/first-steps';

/** The backend alone: `npm run backend`. Any number of them may share one PostgreSQL. */
async function main(): Promise<void> {
  const door = await openDoor(process.env);
  await door.database.migrate();
  await insertReferenceData(door.deps);
  await analyzeNewTables(door.database);
  const closeOperatorDoor = openOperatorDoor(door.deps.env, door.database);
  for (const step of await firstSteps(door.deps)) process.stdout.write(`\n${step}\n\n`);
  const { PORT: port, HOST: hostname } = door.deps.env;
  const answer = getRequestListener(door.app.fetch, { hostname });
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) =>
    hasSeveralHosts(request) ? void response.writeHead(400).end() : void answer(request, response),
  );
  drainOnSignal(server, {
    drainMs: drainMs[door.database.kind],
    onStopping: door.startStopping,
    endStreams: () => void door.deps.live.close(),
    close: async () => {
      await closeOperatorDoor();
      await door.close();
    },
  });
  server.listen(port, hostname, () => {
    process.stdout.write(`Backend listening on http://${hostname}:${port}\n`);
    void startProblems(door.deps).then((problems) => {
      for (const { about, text } of problems) door.deps.log.error(`start-${about}`, { reason: text });
    });
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
