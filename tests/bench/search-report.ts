import { withPostgres } from './databases';
import { toMs } from './percentile';
import { rounded, table, verdict } from './report';
import { measureSearch, type SearchTimes } from './search';

const fewPrograms = 1_000;
const manyPrograms = 100_000;
const mostMs = { p50: 15, p99: 60 };

/** The school search at two sizes, called in turns, as a table. */
export const benchSearch = (): Promise<string> =>
  withPostgres(async (create) => {
    const [few, many] = await measureSearch([
      { url: await create('bench_few'), programs: fewPrograms },
      { url: await create('bench_many'), programs: manyPrograms },
    ]);
    if (!few || !many) throw new Error('Both sizes are measured.');
    const row = (name: string, pick: (times: SearchTimes) => number, atMost?: number) => [
      name,
      toMs(pick(few)),
      toMs(pick(many)),
      ...(atMost === undefined ? ['', ''] : [`≤ ${atMost} ms`, verdict(pick(many) <= atMost)]),
    ];
    return table(
      [
        'school search on PostgreSQL',
        `${rounded(fewPrograms)} programs`,
        `${rounded(manyPrograms)} programs`,
        'wanted',
        '',
      ],
      [
        row('all questions, p50', (t) => t.asked.p50, mostMs.p50),
        row('all questions, p99', (t) => t.asked.p99, mostMs.p99),
        row(`slowest question (\`${many.slowest}\`), p50`, (t) => t.ofQuery(many.slowest)),
      ],
    );
  });
