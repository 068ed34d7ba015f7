import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDoor } from '@/backend/compose';
import type { WritingDeps } from '@/backend/deps';
import { importRows } from '@/backend/spreadsheet/import-rows';
import { kinds } from '@/backend/spreadsheet/kinds';
import { readTable } from '@/backend/spreadsheet/table';
import { roleNames } from '@/lib/domain/accounts/roles';
import { rounded, table, verdict } from './report';

const toSeconds = (ms: number) => `${rounded(ms / 1_000, 1)} s`;

const sizes = [300, 900, 5_000];
const most = { rows: 5_000, ms: 60_000 };

/** Courses of one school: what is derived from all of them must not be derived for each. */
const coursesAs = (prefix: string, count: number): string =>
  [
    'school,code,name,nameNative,degree,tuitionFee,startDate,endDate,durationMonths,language,shift',
    ...Array.from(
      { length: count },
      (_, at) =>
        `LOTUS,${prefix}-${at},Course ${prefix} ${at},វគ្គ ${at},bachelor,1200,2027-01-04,2030-12-20,48,km,morning`,
    ),
  ].join('\n');

const bring = async (deps: WritingDeps, kind: 'schools' | 'subjects', text: string): Promise<number> => {
  const startedMs = performance.now();
  const { rows } = readTable(Buffer.from(text), 'csv', kinds[kind]);
  const by = { author: { id: null, roles: [roleNames.advisor] }, requestId: 'bench', dryRun: false };
  const { bad } = await importRows(deps, kinds[kind], rows, by);
  if (bad.length > 0) throw new Error(JSON.stringify(bad.slice(0, 3)));
  return performance.now() - startedMs;
};

/** Tables of courses, one after the other, on an embedded database of their own. */
export async function benchImports(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sala-imports-'));
  const door = await openDoor({ LOG_LEVEL: 'silent', DATA_DIR: folder }, { jobs: false });
  try {
    await door.database.migrate();
    await bring(door.deps, 'schools', await readFile('docs/import/schools.csv', 'utf8'));
    const lines: string[][] = [];
    for (const count of sizes) {
      const ms = await bring(door.deps, 'subjects', coursesAs(`c${count}`, count));
      const isLast = count === most.rows;
      lines.push([
        `${rounded(count)} courses`,
        toSeconds(ms),
        isLast ? toSeconds(most.ms) : '',
        isLast ? verdict(ms <= most.ms) : '',
      ]);
    }
    return [table(['tables of one school, on the embedded database', 'measured', 'at most', ''], lines)];
  } finally {
    await door.close();
    await rm(folder, { recursive: true, force: true });
  }
}
