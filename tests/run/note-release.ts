import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { packageCommand, startNode } from '../../backend/cli/child-processes.mjs';
import { inOneForm, refusedStatements, writeReleaseStatements } from '../support/release-statements';
import { migratedData } from '../support/test-database';

// tsx tests/run/note-release.ts: runs the tests of the backend and keeps the statements that they send as those of the newest
// release in docs/releases.md. The tests of the next releases ask whether these still work.

const kept = /^(?:select|insert|update|delete|with)\b/i;

const folder = mkdtempSync(join(tmpdir(), 'sala-statements-'));
const file = join(folder, 'statements.jsonl');
try {
  const projects = ['backend', 'alone'].flatMap((name) => ['--project', name]);
  const { code } = await startNode([packageCommand('vitest'), 'run', ...projects], {
    env: { ...process.env, NOTE_STATEMENTS: file },
  }).outcome;
  if (code !== 0) throw new Error('A release whose tests fail is not noted.');
  const texts = readFileSync(file, 'utf8').trim().split('\n');
  const sent = new Set(texts.map((line) => inOneForm(JSON.parse(line) as string)));
  const [release = ''] = /\d{4}-\d\d-\d\d/.exec(readFileSync('docs/releases.md', 'utf8')) ?? [];
  const database = await PGlite.create({ loadDataDir: await migratedData(), extensions: { pg_trgm } });
  const own = [...sent].filter((statement) => kept.test(statement)).toSorted();
  // Tests send some to tables of their own, and some whose values have no type without a value.
  const refused = await refusedStatements(database, own);
  await database.close();
  const strange = new Set(refused.map(({ statement }) => statement));
  const statements = own.filter((statement) => !strange.has(statement));
  writeReleaseStatements({ release, statements });
  console.log(`${statements.length} statements of ${release} are noted; ${refused.length} were left out:`);
  for (const { statement, reason } of refused) console.log(`  ${reason}: ${statement.slice(0, 100)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
