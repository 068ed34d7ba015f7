import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { questionsFor } from './bare-statements';
import { prepareDemo } from './databases';
import { loadInTurns, startServer, stopServer } from './load';
import { median } from './report';
import { freePort } from './site';

const rounds = 5;
const seconds = 2;

export interface CallSpeed {
  name: string;
  sitePerSecond: number;
  backendPerSecond: number;
  /** The median of each round's share. */
  share: number;
}

/** The same calls at the site and at a backend alone, each with an embedded database with the demo. */
export async function measureCalls(site: string): Promise<CallSpeed[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-bench-'));
  prepareDemo(dataDir);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const backend = await startServer(
    ['backend/server.ts'],
    { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
    `${origin}/livez`,
  );
  try {
    const answer = await fetch(`${origin}/api-nest-aca/enrollable_subjects?limit=1`, {
      headers: { connection: 'close' },
    });
    const { data } = (await answer.json()) as { data: { enrollableSubjectId: string; schoolId: string }[] };
    // The demo has the same ids in every database.
    return questionsFor(data[0]?.enrollableSubjectId ?? '', data[0]?.schoolId ?? '').map(({ name, path }) => {
      const { a, b } = loadInTurns([site + path, origin + path], { rounds, seconds });
      return {
        name,
        sitePerSecond: median(a),
        backendPerSecond: median(b),
        share: median(a.map((value, round) => value / (b[round] ?? Number.NaN))),
      };
    });
  } finally {
    await stopServer(backend);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
