import { withPostgres } from './databases';
import { toMs } from './percentile';
import { rounded, table } from './report';
import { measureSearch, type SearchTimes } from './search';

const fewPrograms = 1_000;
const manyPrograms = 100_000;

/** The school search at two sizes, asked in turns, as a table. */
export const benchSearch = (): Promise<string> =>
  withPostgres(async (create) => {
    const [few, many] = await measureSearch([
      { url: await create('bench_few'), programs: fewPrograms },
      { url: await create('bench_many'), programs: manyPrograms },
    ]);
    if (!few || !many) throw new Error('Both sizes are measured.');
    const row = (name: string, pick: (times: SearchTimes) => number, wanted = '') => [
      name,
      toMs(pick(few)),
      toMs(pick(many)),
      `${rounded(pick(many) / pick(few), 1)} ×`,
      wanted,
    ];
    return table(
      [
        'school search on PostgreSQL',
        `${rounded(fewPrograms)} programmes`,
        `${rounded(manyPrograms)} programmes`,
        'ratio',
        'wanted',
      ],
      [
        row('every question asked of the database, p50', (t) => t.asked.p50, '≤ 15 ms, ≤ 1.5 ×'),
        row('every question asked of the database, p99', (t) => t.asked.p99, '≤ 60 ms'),
        row(`slowest question (\`${many.slowest.query}\`), p50`, (t) => t.ofQuery(many.slowest.query)),
        row('right after another process’s write, p50', (t) => t.written.p50),
        row('right after another process’s write, p99', (t) => t.written.p99),
        row('with answers kept for 10 s, p50', (t) => t.kept.p50),
        row('with answers kept for 10 s, p99', (t) => t.kept.p99),
        row('a new process reads its index', (t) => t.indexMs),
      ],
    );
  });
