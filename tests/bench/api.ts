import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Door, openDoor } from '@/backend/compose';
import { openPostgres } from '@/backend/db/client';
import type { DurablePostgres } from '@/tests/support/durable-postgres';
import { booksQuestions, dashboardQuestions, deskQuestions } from '@/tests/support/desk-questions';
import type { ListQuestion } from '@/tests/support/list-question';
import { listQuestions } from '@/tests/support/list-questions';
import { signedIn } from '@/tests/support/make';
import { fillWithManyRows, type ManyRows, manyRowsId } from '@/tests/support/many-rows';
import { atLeast, atMost, inTurns, median, percentile, rounded, table, timeEach, toMs } from './measure';
import { prepareDatabase, start, startBackend, withPostgres } from './start';
import { questionsOf } from './statements';

const wanted = { ofBare: 0.7, listMs: 100, dashboardMs: 200, booksMs: 20 };
const size: ManyRows = { applicants: 1_000_000, subjects: 100_000, others: 50_000 };
const runsAQuestion = 15;

type BenchDatabase = { url: string } | { folder: string };

/** The records in an answer, and their number where it is counted. */
const gistOf = (answer: Record<string, unknown> | Record<string, unknown>[]): string => {
  if (Array.isArray(answer))
    return JSON.stringify([answer.map(({ id }) => id), answer[0]?.['total'] ?? null]);
  const rows = (answer['data'] ?? answer['hits'] ?? [answer]) as Record<string, unknown>[];
  const total = answer['countTotal'] ?? (answer['total'] as { value: number } | undefined)?.value ?? null;
  return JSON.stringify([rows.map((row) => row['enrollableSubjectId'] ?? row['schoolId']), total]);
};

const answerOf = async (url: string): Promise<string> =>
  gistOf((await (await fetch(url, { headers: { connection: 'close' } })).json()) as Record<string, unknown>);

/** The backend and a bare Hono with the cheapest statements of the same answers, called in turns. */
async function ratioTable(title: string, database: BenchDatabase): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-bench-'));
  const copy = { folder: join(folder, 'bare') };
  if ('folder' in database) cpSync(join(database.folder, 'postgres'), copy.folder, { recursive: true });
  const backend = await startBackend(
    'url' in database
      ? { DATABASE_URL: database.url, DATA_DIR: folder }
      : { DATABASE_URL: '', DATA_DIR: database.folder },
  );
  try {
    const questions = await questionsOf(backend.origin);
    const settings = JSON.stringify({ database: 'url' in database ? database : copy, questions });
    const bare = await start([process.execPath, '--import', 'tsx', 'tests/bench/bare-server.ts', settings], {
      env: {},
    });
    const rows: string[][] = [];
    try {
      for (const [index, { name, path }] of questions.entries()) {
        const urls = [backend.origin + path, `${bare.origin}/${index}`] as const;
        const [ours, theirs] = await Promise.all(urls.map(answerOf));
        if (ours !== theirs) throw new Error(`${name}: the backend answers ${ours}, the bare one ${theirs}.`);
        const { own, other, share } = inTurns(...urls);
        rows.push([name, rounded(own), rounded(other), rounded(share, 2), ...atLeast(share, wanted.ofBare)]);
      }
    } finally {
      await bare.end();
    }
    return table([title, 'a second', 'bare Hono', 'share', 'wanted', ''], rows);
  } finally {
    await backend.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Times of each list: all its questions, read to their ends. */
async function listTable(
  title: string,
  questions: readonly ListQuestion[],
  ask: (path: string) => Promise<void>,
  mostMs: number,
): Promise<string> {
  const lists = new Map<string, { path: string; times: number[] }[]>();
  for (const { list, path } of questions) {
    await timeEach(2, () => ask(path));
    const times = await timeEach(runsAQuestion, () => ask(path));
    lists.set(list, [...(lists.get(list) ?? []), { path, times }]);
  }
  const rows = [...lists].map(([list, asked]) => {
    const all = asked.flatMap(({ times }) => times);
    const p99 = percentile(all, 0.99);
    const [slowest] = asked.toSorted((a, b) => median(b.times) - median(a.times));
    const query = `${slowest?.path.split('?')[1] ?? ''} ${toMs(median(slowest?.times ?? []))}`.trim();
    return [list, String(asked.length), toMs(median(all)), toMs(p99), ...atMost(p99, mostMs), `\`${query}\``];
  });
  return table([title, 'questions', 'p50', 'p99', 'wanted, ms', '', 'slowest, its p50'], rows);
}

/** Fills a migrated PostgreSQL, and opens the backend of this process on it. */
export async function withFilled<T>(
  rows: ManyRows,
  work: (door: Door, env: Record<string, string>, postgres: DurablePostgres) => Promise<T>,
): Promise<T> {
  return withPostgres(async (postgres) => {
    const { url } = postgres;
    const dataDir = mkdtempSync(join(tmpdir(), 'sala-bench-'));
    const env = { DATA_DIR: dataDir, DATABASE_URL: url, PUBLIC_ORIGIN: 'http://localhost', SEED: 'none' };
    const database = openPostgres(url, join(process.cwd(), 'backend/db/migrations'), () => undefined);
    await database.migrate();
    await database.close();
    const door = await openDoor({ ...env, LOG_LEVEL: 'silent' }, { jobs: false });
    try {
      const { ORGANIZATION_ID, CONNECT_SUBJECT_ID, HOLLAND_SUBJECT_ID } = door.deps.env;
      await fillWithManyRows(door.deps.db, rows, {
        organizationId: ORGANIZATION_ID,
        subjectId: CONNECT_SUBJECT_ID,
        hollandId: HOLLAND_SUBJECT_ID,
      });
      return await work(door, env, postgres);
    } finally {
      await door.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}

/** The ratios, and what lists and desks cost at their full size, as tables. */
export async function benchApi(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-bench-'));
  const tables: string[] = [];
  try {
    prepareDatabase({ DATA_DIR: folder, DATABASE_URL: '', SEED: 'demo' });
    tables.push(await ratioTable('backend alone, embedded database, demo', { folder }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await withFilled(size, async ({ app, deps }, env) => {
    tables.push(await ratioTable('backend alone, PostgreSQL', { url: env['DATABASE_URL'] ?? '' }));
    const token = await signedIn({ deps }, manyRowsId('user', 0), 'bench');
    const ask = async (path: string) => {
      const answer = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      await answer.text();
    };
    const here = {
      organizationId: deps.env.ORGANIZATION_ID,
      subjectId: deps.env.CONNECT_SUBJECT_ID,
      hollandId: deps.env.HOLLAND_SUBJECT_ID,
    };
    tables.push(
      await listTable('lists', listQuestions(here), ask, wanted.listMs),
      await listTable('desks', deskQuestions(), ask, wanted.listMs),
      await listTable('first pages of desks', dashboardQuestions(), ask, wanted.dashboardMs),
      await listTable('books of a loan', booksQuestions(), ask, wanted.booksMs),
    );
  });
  return tables;
}
