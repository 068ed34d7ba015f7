import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { findPostgres } from '../run/system-programs.mjs';
import { BackendProcess, prepareDatabase } from './backend-process';
import { DurablePostgres } from '../support/durable-postgres';
import { readDemoFile, signIn } from './session';
import { startSmsProvider } from './sms-provider';
import { startWriters } from './writers';

// tsx tests/load/kills.ts [kills]: kill -9 of PostgreSQL and of the backend in turn, with sixteen writers.

const writersCount = 16;
const kills = Number(process.argv[2] ?? 20);
const betweenKillsMs = 2_000;
const readyAgainWithinMs = 10_000;
const sentWithinMs = 120_000;

const binFolder = findPostgres();
if (!binFolder) throw new Error('PostgreSQL is not installed.');
const dataDir = mkdtempSync(join(tmpdir(), 'sala-kills-'));
const postgres = new DurablePostgres(binFolder, await freePort());
const provider = await startSmsProvider();
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  SMS_GATEWAY_URL: provider.url,
  TRUST_PROXY: '1',
  SEED: 'none',
};
const backend = new BackendProcess(await freePort(), env);

const campusOf = async (slug: string) => {
  const answer = await fetch(`${backend.origin}/api-nest-aca/public/schools/${slug}/campuses`);
  const { data } = (await answer.json()) as { data: { campusId: string }[] };
  return data[0]?.campusId ?? '';
};

const killOne = async (index: number): Promise<number> => {
  const startedMs = performance.now();
  if (index % 2 === 0) {
    await postgres.stop('immediate');
    await postgres.start();
  } else {
    await backend.end('SIGKILL');
    await backend.start();
  }
  await backend.ready();
  return performance.now() - startedMs;
};

const countOf = async (text: string, values: unknown[]) =>
  Number((await postgres.query<{ n: string }>(text, values))[0]?.n);

try {
  await postgres.start();
  await prepareDatabase({ ...env, SMS_GATEWAY_URL: '' });
  await backend.start();
  await backend.ready();
  const token = await signIn(backend.origin, dataDir, 'advisor');
  const slug = readDemoFile(dataDir).samples['/school/[slug]']?.split('/').pop() ?? '';
  const school = (await (await fetch(`${backend.origin}/api-nest-aca/schools/${slug}`)).json()) as {
    schoolId: string;
  };
  const place = { origin: backend.origin, token, schoolId: school.schoolId, campusId: await campusOf(slug) };
  const startedAt = new Date();
  const { acknowledged, stop } = startWriters(writersCount, place);
  const backMs: { what: string; ms: number }[] = [];
  for (let index = 0; index < kills; index += 1) {
    await pause(betweenKillsMs);
    backMs.push({ what: index % 2 === 0 ? 'PostgreSQL' : 'backend', ms: await killOne(index) });
  }
  await stop();
  const waiting = "select count(*) as n from outbox where channel = 'sms' and status = 'pending'";
  const deadlineMs = performance.now() + sentWithinMs;
  while ((await countOf(waiting, [])) > 0 && performance.now() < deadlineMs) await pause(500);

  const { students, phones } = acknowledged;
  const lostStudents =
    students.length -
    (await countOf('select count(distinct student_code) as n from students where student_code = any($1)', [
      students,
    ]));
  const twiceStudents = await countOf(
    'select count(*) as n from (select 1 from students where student_code = any($1) group by school_id, student_code having count(*) > 1) t',
    [students],
  );
  const lostSignUps =
    phones.length -
    (await countOf('select count(distinct recipient) as n from outbox where recipient = any($1)', [phones]));
  const twiceSignUps = await countOf(
    'select count(*) as n from (select 1 from outbox where recipient = any($1) group by recipient having count(*) > 1) t',
    [phones],
  );
  const ids = (
    await postgres.query<{ id: string }>("select id from outbox where channel = 'sms' and created_at >= $1", [
      startedAt,
    ])
  ).map(({ id }) => id);
  const notSent = ids.filter((id) => !provider.received.has(id)).length;
  const unknown = [...provider.received.keys()].filter((id) => !ids.includes(id)).length;
  const repeats = [...provider.received.values()].filter((times) => times > 1).length;
  const slowestOf = (what: string) =>
    Math.max(0, ...backMs.filter((kill) => kill.what === what).map(({ ms }) => ms));
  const report = {
    kills: backMs.length,
    acknowledged: students.length + phones.length,
    lost: lostStudents + lostSignUps,
    doubled: twiceStudents + twiceSignUps,
    messages: ids.length,
    messagesNotSent: notSent,
    messagesUnknown: unknown,
    messagesRepeatedUnderTheirId: repeats,
    readyAgainMsMax: {
      afterPostgres: Math.round(slowestOf('PostgreSQL')),
      afterBackend: Math.round(slowestOf('backend')),
    },
  };
  console.log(JSON.stringify(report, null, 2));
  const isGood =
    report.lost + report.doubled + notSent + unknown === 0 &&
    backMs.every(({ ms }) => ms <= readyAgainWithinMs);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await backend.end('SIGKILL');
  await postgres.remove();
  provider.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
