import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer } from '../../backend/cli/bundle-server.mjs';
import { type Question, questionsFor } from './bare-statements';
import { load, loadInTurns, residentMegabytes, startServer, stopServer } from './load';
import { median } from './report';
import { freePort } from './site';

const rounds = 5;
const secondsARound = 2;

/** The longest answer; its memory is part of the measurement. */
const wholeList = '/api-nest-aca/enrollable_subjects';

export interface Ratio {
  name: string;
  /** Requests a second, the median of all rounds. */
  perSecond: number;
  barePerSecond: number;
  /** The median of each round's share: other load on the machine affects both halves of a round. */
  share: number;
}

/** The records in an answer, and the total count; null for one record. */
type Gist = { ids: unknown[]; total: number | null };

const gistOf = (answer: Record<string, unknown>): Gist => {
  const rows = (answer['data'] ?? answer['hits'] ?? [answer]) as Record<string, unknown>[];
  const total = answer['countTotal'] ?? (answer['total'] as { value: number } | undefined)?.value ?? null;
  return {
    ids: rows.map((row) => row['enrollableSubjectId'] ?? row['schoolId']),
    total: total as number | null,
  };
};

const bareGistOf = (rows: Record<string, unknown>[]): Gist => ({
  ids: rows.map((row) => row['id']),
  total: (rows[0]?.['total'] as number | undefined) ?? null,
});

const json = async <T>(url: string): Promise<T> =>
  (await fetch(url, { headers: { connection: 'close' } })).json() as T;

/** @throws when the bare handler answers something else: its speed would then say nothing. */
const checkSame = async ({ name }: Question, ours: string, bare: string) => {
  const [own, other] = [gistOf(await json(ours)), bareGistOf(await json(bare))];
  if (own.ids.length === 0 || JSON.stringify(own) !== JSON.stringify(other))
    throw new Error(
      `${name}: the bare handler answers ${JSON.stringify(other)}, the backend ${JSON.stringify(own)}.`,
    );
};

/** The data folder of an embedded database, or the address of a PostgreSQL. */
export type BenchDatabase = { folder: string } | { url: string };

const prepare = (database: BenchDatabase, dataDir: string) => {
  if ('url' in database) return { env: { DATABASE_URL: database.url }, bare: database };
  const copy = join(dataDir, 'bare');
  cpSync(join(database.folder, 'postgres'), copy, { recursive: true });
  return { env: { DATABASE_URL: '', DATA_DIR: database.folder }, bare: { folder: copy } };
};

/** The standalone backend and a bare handler with the cheapest statements, both over sockets and called in turns. */
export async function measureRatios(database: BenchDatabase) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-bench-'));
  const [port, barePort] = [await freePort(), await freePort()];
  const [origin, bareOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${barePort}`];
  const { env, bare } = prepare(database, dataDir);
  // As `npm run backend` runs it.
  const backend = await startServer(
    [await bundleServer('server')],
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...env,
    },
    `${origin}/livez`,
  );
  const [subject] = (
    await json<{ data: { enrollableSubjectId: string; schoolId: string }[] }>(`${origin}${wholeList}?limit=1`)
  ).data;
  const questions = questionsFor(subject?.enrollableSubjectId ?? '', subject?.schoolId ?? '');
  const settings = JSON.stringify({ database: bare, port: barePort, questions });
  const bareServer = await startServer(['tests/bench/bare-server.ts', settings], {}, bareOrigin);
  try {
    const ratios: Ratio[] = [];
    for (const [index, question] of questions.entries()) {
      const urls: [string, string] = [origin + question.path, `${bareOrigin}/${index}`];
      await checkSame(question, ...urls);
      const { a: ours, b: theirs } = loadInTurns(urls, { rounds, seconds: secondsARound });
      ratios.push({
        name: question.name,
        perSecond: median(ours),
        barePerSecond: median(theirs),
        share: median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN))),
      });
    }
    load(origin + wholeList, secondsARound);
    return { ratios, residentMegabytes: residentMegabytes(backend) };
  } finally {
    await Promise.all([stopServer(backend), stopServer(bareServer)]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
