import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '@/backend/app';
import { backendNodeArgs } from '@/backend/cli/backend-node-args.mjs';
import { openPostgres } from '@/backend/db/client';
import { openSession } from '@/backend/services/sessions';
import { listQuestions } from '@/tests/support/list-questions';
import { fillWithManyRows, type ManyRows, manyRowsId } from '@/tests/support/many-rows';
import type { Recorded } from './bare-server';
import { benchDeps } from './bench-deps';
import { requestsPerSecond } from './pages';
import { percentile, timeEach } from './percentile';
import { median } from './report';
import { freePort } from './site';

const rounds = 3;
const secondsARound = 3;
const warmups = 2;
const runsAQuestion = 15;

const reads = [
  { name: 'a course by id', path: `/api-nest-aca/enrollable_subjects/${manyRowsId('subject', 11)}` },
  { name: 'a school by id', path: `/api-nest-aca/schools/${manyRowsId('school', 11)}` },
];
const lists = [
  {
    name: 'courses by kind and province, counted',
    path: '/api-nest-aca/enrollable_subjects?limit=9&schoolType=university&province=12,08&order=fee',
  },
  {
    name: 'courses by keyword, counted',
    path: '/api-nest-aca/enrollable_subjects?limit=9&keyword=tourism%2012',
  },
];

export interface Ratio {
  name: string;
  perSecond: number;
  barePerSecond: number;
  atLeast: number;
}

export interface ApiTimes {
  ratios: Ratio[];
  lists: { name: string; questions: number; p50: number; p99: number; slowest: string }[];
  /** The largest resident memory of a backend that runs alone, in megabytes, during the load. */
  residentMegabytes: number;
}

const startServer = async (args: string[], env: Record<string, string>, origin: string) => {
  const child = spawn(process.execPath, [...backendNodeArgs, '--import', 'tsx', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended early.`);
    if (await fetch(origin, { headers: { connection: 'close' } }).catch(() => null)) return child;
    await pause(100);
  }
};

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

const residentMegabytes = (child: ChildProcess): number => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
};

/** The backend and the bare handlers behind sockets, asked in turns. */
async function measureRatios(url: string, recorded: Recorded[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-bench-'));
  const [port, barePort] = [await freePort(), await freePort()];
  const [origin, bareOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${barePort}`];
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  };
  const backend = await startServer(['backend/server.ts'], env, `${origin}/livez`);
  const bare = await startServer(
    ['tests/bench/bare-server.ts', JSON.stringify({ url, port: barePort, recorded })],
    {},
    bareOrigin,
  );
  try {
    const ratios: Ratio[] = [];
    for (const [index, question] of [...reads, ...lists].entries()) {
      const [ours, theirs]: number[][] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        ours?.push(requestsPerSecond(origin + question.path, secondsARound, 1));
        theirs?.push(requestsPerSecond(`${bareOrigin}/${index}`, secondsARound, 1));
      }
      ratios.push({
        name: question.name,
        perSecond: median(ours ?? []),
        barePerSecond: median(theirs ?? []),
        atLeast: index < reads.length ? 0.5 : 0.6,
      });
    }
    return { ratios, residentMegabytes: residentMegabytes(backend) };
  } finally {
    await Promise.all([stop(backend), stop(bare)]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Ratios to bare handlers, times of every list, and memory.
 * @param rows what to put into an empty database first; null for one that holds its rows already
 */
export async function measureApi(url: string, rows: ManyRows | null): Promise<ApiTimes> {
  let statements: Recorded['statements'] = [];
  const database = openPostgres(
    url,
    join(process.cwd(), 'backend/db/migrations'),
    () => undefined,
    (query, params) => void statements.push({ query, params }),
  );
  if (rows) await database.migrate();
  const deps = await benchDeps(database, url);
  const here = { organizationId: deps.env.ORGANIZATION_ID, subjectId: deps.env.CONNECT_SUBJECT_ID };
  if (rows) await fillWithManyRows(database.db, rows, here);
  const app = createApp(deps);
  const { access_token: token } = await openSession(deps, manyRowsId('user', 0), 'bench');
  const ask = async (path: string) => {
    const answer = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    await answer.text();
  };

  const recorded: Recorded[] = [];
  for (const { path } of [...reads, ...lists]) {
    statements = [];
    await app.request(path);
    recorded.push({ path, statements });
  }
  const measured = await measureRatios(url, recorded);

  const samples = new Map<string, { path: string; ms: number[] }[]>();
  for (const { list, path } of listQuestions(here)) {
    await timeEach(warmups, () => ask(path));
    const ms = await timeEach(runsAQuestion, () => ask(path));
    samples.set(list, [...(samples.get(list) ?? []), { path, ms }]);
  }
  await database.close();
  return {
    ...measured,
    lists: [...samples].map(([name, questions]) => {
      const all = questions.flatMap(({ ms }) => ms);
      const [slowest] = questions.toSorted((a, b) => median(b.ms) - median(a.ms));
      return {
        name,
        questions: questions.length,
        p50: percentile(all, 0.5),
        p99: percentile(all, 0.99),
        slowest: `${slowest?.path.split('?')[1] ?? ''} ${median(slowest?.ms ?? []).toFixed(1)} ms`.trim(),
      };
    }),
  };
}
