import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { manyRowsId } from '@/tests/support/many-rows';
import type { Recorded, Statement } from './bare-server';
import { median } from './report';
import { freePort } from './site';

const rounds = 5;
const secondsARound = 2;
const connections = 32;

/** What is asked, and the least share of a bare handler's speed that is wanted. */
const questions = [
  {
    name: 'a course by id',
    path: `/api-nest-aca/enrollable_subjects/${manyRowsId('subject', 11)}`,
    atLeast: 0.5,
  },
  { name: 'a school by id', path: `/api-nest-aca/schools/${manyRowsId('school', 11)}`, atLeast: 0.5 },
  {
    name: 'courses by kind and province, counted',
    path: '/api-nest-aca/enrollable_subjects?limit=9&schoolType=university&province=12,08&order=fee',
    atLeast: 0.6,
  },
  {
    name: 'courses by keyword, counted',
    path: '/api-nest-aca/enrollable_subjects?limit=9&keyword=tourism%2012',
    atLeast: 0.6,
  },
];

/** The longest answer there is; its memory belongs to what is measured. */
const wholeList = '/api-nest-aca/enrollable_subjects';

export interface Ratio {
  name: string;
  /** Requests a second, the median of all rounds. */
  perSecond: number;
  barePerSecond: number;
  /** The median of each round's share: what else the machine does meets both halves of a round. */
  share: number;
  atLeast: number;
}

const startServer = async (args: string[], env: Record<string, string>, origin: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${origin} ended early.`);
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

/** Requests a second that a process of its own gets answered with 2xx. */
const load = (url: string, seconds: number): number => {
  const args = ['-t1', `-c${connections}`, `-d${seconds}`, url];
  const output = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx/.test(output)) throw new Error(`${url} answered errors:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
};

/** What `ask` makes this process send to PostgreSQL, with the names of prepared statements. */
const statementsOf = async (ask: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [asked, values = []] = args as [string | pg.QueryConfig, unknown[]?];
    if (typeof asked !== 'string') {
      const { name, text, values: own = values } = asked;
      statements.push({ ...(name !== undefined && { name }), text, values: own });
    }
    return Reflect.apply(query, this, args);
  } as typeof query;
  await ask().finally(() => (pg.Client.prototype.query = query));
  return statements;
};

/**
 * The standalone backend and a bare handler that sends the same statements, prepared where the backend's are, both behind
 * sockets and asked in turns.
 * @param ask puts a question to a backend in this process, to learn its statements
 */
export async function measureRatios(url: string, ask: (path: string) => Promise<unknown>) {
  const recorded: Recorded[] = [];
  for (const { path } of questions) recorded.push({ path, statements: await statementsOf(() => ask(path)) });
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
  const settings = JSON.stringify({ url, port: barePort, recorded });
  const bare = await startServer(['tests/bench/bare-server.ts', settings], {}, bareOrigin);
  try {
    const ratios = questions.map(({ name, path, atLeast }, index): Ratio => {
      const [ourUrl, bareUrl] = [origin + path, `${bareOrigin}/${index}`];
      for (const each of [ourUrl, bareUrl]) load(each, secondsARound);
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // Whoever is second finds another machine: each is so half of the time.
        if (round % 2 === 0) ours.push(load(ourUrl, secondsARound));
        theirs.push(load(bareUrl, secondsARound));
        if (round % 2 === 1) ours.push(load(ourUrl, secondsARound));
      }
      return {
        name,
        perSecond: median(ours),
        barePerSecond: median(theirs),
        share: median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN))),
        atLeast,
      };
    });
    load(origin + wholeList, secondsARound);
    return { ratios, residentMegabytes: residentMegabytes(backend) };
  } finally {
    await Promise.all([stop(backend), stop(bare)]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
