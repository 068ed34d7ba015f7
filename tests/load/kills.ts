import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readDemoFile, signIn } from '@/tests/support/demo-session';
import { startSmsProvider } from '@/tests/support/sms-provider';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { prepareDatabase, type Server, startBackend, withPostgres } from '../bench/start';

// tsx tests/load/kills.ts [kills]: kill -9 of PostgreSQL and of the backend in turn, with sixteen writers. What was
// acknowledged must be there once, and every text message must have been sent.

const kills = Number(process.argv[2] ?? 20);

const students: string[] = [];
const phones: string[] = [];
let number = 0;
let isOver = false;

const post = (url: string, body: unknown, headers: Record<string, string>): Promise<number> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  }).then(
    async (answer) => (await answer.arrayBuffer()) && answer.status,
    () => 0,
  );

/** A student of a school, under one key until acknowledged. */
async function takeStudent(url: string, token: string): Promise<void> {
  const studentCode = `F-${(number += 1)}`;
  const names = { firstName: 'Dara', lastName: 'Sok', firstNameKm: 'ដារា', lastNameKm: 'សុខ' };
  const body = { ...names, gender: 'male', dob: '2008-05-14', phone: '012345678', studentCode };
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  for (;;) {
    const status = await post(url, body, headers);
    if (status === 201) return void students.push(studentCode);
    if (status >= 400 && status < 500) throw new Error(`A student answered ${status}.`);
    await pause(100);
  }
}

/** A sign-up, whose code is a text message; one address may ask for twenty an hour. */
async function signUp(origin: string): Promise<void> {
  const n = (number += 1);
  const phone = `+8551${String(1_000_000 + n).padStart(7, '0')}`;
  const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  const body = { firstName: 'Dara', lastName: 'Sok', phone, locale: 'km' };
  const status = await post(`${origin}/api-user/users`, body, headers);
  if (status === 201) phones.push(phone);
  else if (status >= 400 && status < 500) throw new Error(`A sign-up answered ${status}.`);
  else await pause(100);
}

const dataDir = mkdtempSync(join(tmpdir(), 'sala-kills-'));
const provider = await startSmsProvider();
let backend: Server | undefined;
try {
  await withPostgres(async (postgres) => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, TRUST_PROXY: '1', SEED: 'demo' };
    prepareDatabase(env);
    const port = await freePort();
    const serving = { ...env, SEED: 'none', SMS_GATEWAY_URL: provider.url };
    backend = await startBackend(serving, port);
    const { origin } = backend;
    const token = await signIn(origin, dataDir, 'advisor');
    const slug = readDemoFile(dataDir).samples['/school/[slug]']?.split('/').pop() ?? '';
    const read = async (path: string) => (await fetch(`${origin}/api-nest-aca/${path}`)).json();
    const { schoolId } = (await read(`schools/${slug}`)) as { schoolId: string };
    const { data } = (await read(`public/schools/${slug}/campuses`)) as { data: { campusId: string }[] };
    const place = `${origin}/api-nest-aca/schools/${schoolId}/campus/${data[0]?.campusId}/students`;

    const startedAt = new Date();
    const writers = Array.from({ length: 16 }, async (_, index) => {
      while (!isOver) await (index % 2 === 0 ? takeStudent(place, token) : signUp(origin));
    });
    const backMs = { postgres: 0, backend: 0 };
    for (let index = 0; index < kills; index += 1) {
      await pause(2_000);
      const startedMs = performance.now();
      if (index % 2 === 0) {
        await postgres.stop('immediate');
        await postgres.start();
        while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await pause(25);
      } else {
        await backend.end('SIGKILL');
        backend = await startBackend(serving, port);
      }
      const what = index % 2 === 0 ? 'postgres' : 'backend';
      backMs[what] = Math.max(backMs[what], Math.round(performance.now() - startedMs));
    }
    isOver = true;
    await Promise.all(writers);

    const count = async (text: string, values: unknown[]) =>
      Number((await postgres.query<{ n: string }>(`select count(*) as n from ${text}`, values))[0]?.n);
    const deadlineMs = performance.now() + 120_000;
    const waiting = "outbox where channel = 'sms' and status = 'pending'";
    while ((await count(waiting, [])) > 0 && performance.now() < deadlineMs) await pause(500);
    const stored = async (table: string, column: string, values: string[]) => ({
      lost:
        values.length -
        (await count(`(select distinct ${column} from ${table} where ${column} = any($1)) t`, [values])),
      doubled: await count(
        `(select 1 from ${table} where ${column} = any($1) group by ${column} having count(*) > 1) t`,
        [values],
      ),
    });
    const report = {
      kills,
      acknowledged: students.length + phones.length,
      students: await stored('students', 'student_code', students),
      signUps: await stored('outbox', 'recipient', phones),
      messagesNotSent: await count(
        "outbox where channel = 'sms' and created_at >= $1 and not id::text = any($2)",
        [startedAt, [...provider.received.keys()]],
      ),
      messagesRepeatedUnderTheirId: [...provider.received.values()].filter((times) => times > 1).length,
      readyAgainMsMost: backMs,
    };
    console.log(JSON.stringify(report, null, 2));
    const faults = [report.students, report.signUps].reduce(
      (sum, { lost, doubled }) => sum + lost + doubled,
      0,
    );
    const isSlow = Math.max(backMs.postgres, backMs.backend) > 10_000;
    process.exitCode = faults + report.messagesNotSent > 0 || isSlow ? 1 : 0;
  });
} finally {
  isOver = true;
  await backend?.end('SIGKILL');
  provider.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
