import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../backend/cli/child-processes.mjs';
import occupations from '../../lib/domain/data/occupations.json';
import { BackendProcess, prepareDatabase } from './backend-process';

// tsx tests/load/search.ts [readers]: the search for everything on the embedded demo. Each reader asks for one keyword after
// another; words that find something, words with a slip and words that find nothing are counted apart.

const readers = Number(process.argv[2] ?? 4);
const rounds = 2;

const slip = (word: string) => `${word.slice(0, 2)}${word.slice(3)}`;
const groups = {
  'occupations that lead somewhere': occupations.slice(0, 80).map(({ en }) => en),
  'occupations in Khmer': occupations.slice(0, 80).map(({ km }) => km),
  'words with one slip': ['university', 'accounting', 'engineer', 'medicine', 'scholarship', 'computer'].map(
    slip,
  ),
  'words that find nothing': ['zxqvw', 'qwrtp klmnb', 'blorptag study', 'ឃឃឃឃឡឡ', 'wobblefix and grumpet'],
};

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const dataDir = mkdtempSync(join(tmpdir(), 'sala-search-'));
const env = { DATA_DIR: dataDir, TRUST_PROXY: '1' };
const backend = new BackendProcess(await freePort(), { ...env, SEED: 'none' });

async function ask(keyword: string, from: number): Promise<number> {
  const startedMs = performance.now();
  const query = new URLSearchParams({ keyword });
  const answer = await fetch(`${backend.origin}/_content/search?${query}`, {
    headers: { 'x-forwarded-for': `10.0.${from >> 8}.${from & 255}` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`"${keyword}" answered ${answer.status}.`);
  return performance.now() - startedMs;
}

try {
  await prepareDatabase(env);
  await backend.start();
  await backend.ready();
  let asked = 0;
  for (const [name, words] of Object.entries(groups)) {
    const waiting = Array.from({ length: rounds }, () => words).flat();
    const ms: number[] = [];
    const read = async () => {
      for (let word = waiting.pop(); word !== undefined; word = waiting.pop()) {
        asked += 1;
        ms.push(await ask(word, asked));
      }
    };
    await Promise.all(Array.from({ length: readers }, read));
    ms.sort((a, b) => a - b);
    const figures = [0.5, 0.99].map((share) => `p${share * 100} ${percentile(ms, share).toFixed(0)} ms`);
    console.log(`${name}: ${ms.length} searches, ${readers} at once, ${figures.join(', ')}`);
  }
} finally {
  await backend.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
