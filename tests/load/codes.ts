import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { openDatabase } from '../../backend/db/client';
import { findPostgres } from '../run/system-programs.mjs';
import { BackendProcess, prepareDatabase } from './backend-process';
import { DurablePostgres } from '../support/durable-postgres';

// tsx tests/load/codes.ts: how long the code of a sign-up waits behind 1,200 reminders, and behind ten codes that hang.

const reminders = 1_200;
const hangingCodes = 10;
const gatewayMs = 500;
const atMostMs = 3_000;
const signUps = 3;

/** A gateway that takes half a second for a message, and never answers for numbers of +85510. */
async function startSlowGateway() {
  const receivedAtMs = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const { to } = JSON.parse(Buffer.concat(parts).toString()) as { to: string };
        if (to.startsWith('+85510')) return;
        receivedAtMs.set(to, performance.now());
        setTimeout(() => response.writeHead(202).end(), gatewayMs);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, receivedAtMs, stop: () => server.closeAllConnections() };
}

const fill = (n: number, prefix: string, codeMinutes: number | null) => sql`
  insert into outbox (channel, recipient, body, code_until, next_attempt_at, created_at)
  select 'sms', ${prefix} || lpad(i::text, 6, '0'), 'reminder',
    ${codeMinutes === null ? sql`null` : sql`now() + ${`${codeMinutes} minutes`}::interval`}, now(), now()
  from generate_series(1, ${n}) as i`;

/** @returns the longest wait of a code, in milliseconds */
async function measure(name: string, databaseUrl: string | undefined): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-codes-'));
  const gateway = await startSlowGateway();
  const env = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    TRUST_PROXY: '1',
    SEED: 'none',
  };
  const backend = new BackendProcess(await freePort(), {
    ...env,
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_TOKEN: 'token',
  });
  try {
    await prepareDatabase(env);
    const database = await openDatabase({
      dataDir,
      databaseUrl,
      migrationsFolder: 'backend/db/migrations',
      onError: (error) => console.error(error.message),
    });
    await database.db.execute(fill(reminders, '+85511', null));
    await database.db.execute(fill(hangingCodes, '+85510', 5));
    await database.close();
    await backend.start();
    await backend.ready();
    const waits: number[] = [];
    for (let round = 0; round < signUps; round += 1) {
      const phone = `+85512${String(400_000 + round)}`;
      const askedAtMs = performance.now();
      const answer = await fetch(`${backend.origin}/api-user/users`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${round}` },
        body: JSON.stringify({ firstName: 'Dara', lastName: 'Sok', phone, locale: 'km' }),
      });
      if (answer.status !== 201) throw new Error(`The sign-up answered ${answer.status}.`);
      while (!gateway.receivedAtMs.has(phone) && performance.now() - askedAtMs < 60_000) await pause(20);
      waits.push((gateway.receivedAtMs.get(phone) ?? Infinity) - askedAtMs);
    }
    console.log(
      `${name}: codes reached the gateway after ${waits.map((ms) => Math.round(ms)).join(', ')} ms`,
    );
    return Math.max(...waits);
  } finally {
    await backend.end('SIGTERM');
    gateway.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const binFolder = findPostgres();
if (!binFolder) throw new Error('PostgreSQL is not installed.');
const postgres = new DurablePostgres(binFolder, await freePort());
try {
  await postgres.start();
  const longest = [await measure('PostgreSQL', postgres.url), await measure('embedded', undefined)];
  process.exitCode = longest.every((ms) => ms <= atMostMs) ? 0 : 1;
} finally {
  await postgres.remove();
}
process.exit();
