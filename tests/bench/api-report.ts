import { measureApi } from './api';
import { withPostgres } from './databases';
import { toMs } from './percentile';
import { rounded, table } from './report';

const rows = { applicants: 1_000_000, subjects: 100_000, others: 50_000 };

/** The backend by itself on a large database, as tables. */
export const benchApi = (): Promise<string[]> =>
  withPostgres(async (create) => {
    const { ratios, lists, residentMegabytes } = await measureApi(await create('bench_api'), rows);
    return [
      table(
        ['backend alone', 'requests a second', 'bare Hono and pg, same statements', 'share', 'wanted'],
        ratios.map(({ name, perSecond, barePerSecond, atLeast }) => [
          name,
          rounded(perSecond),
          rounded(barePerSecond),
          rounded(perSecond / barePerSecond, 2),
          `≥ ${atLeast}`,
        ]),
      ),
      table(
        ['memory of that backend under load', 'wanted'],
        [[`${rounded(residentMegabytes)} MB resident at most`, '≤ 200 MB']],
      ),
      table(
        [
          `lists at ${rounded(rows.applicants)} applicants and ${rounded(rows.subjects)} courses`,
          'questions',
          'p50',
          'p99 (wanted ≤ 100 ms)',
          'slowest, its p50',
        ],
        lists.map(({ name, questions, p50, p99, slowest }) => [
          name,
          String(questions),
          toMs(p50),
          toMs(p99),
          slowest === '' ? '' : `\`${slowest}\``,
        ]),
      ),
    ];
  });
