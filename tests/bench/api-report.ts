import { measureApi } from './api';
import { withPostgres } from './databases';
import { toMs } from './percentile';
import { rounded, table, verdict } from './report';

const rows = { applicants: 1_000_000, subjects: 100_000, others: 50_000 };
const mostMegabytes = 350;
const mostMs = 100;

/** The backend by itself on a large database, as tables. */
export const benchApi = (): Promise<string[]> =>
  withPostgres(async (create) => {
    const { ratios, lists, wholeList, residentMegabytes } = await measureApi(await create('bench_api'), rows);
    return [
      table(
        ['backend alone', 'requests a second', 'bare Hono and pg, same statements', 'share', 'wanted', ''],
        ratios.map(({ name, perSecond, barePerSecond, share, atLeast }) => [
          name,
          rounded(perSecond),
          rounded(barePerSecond),
          rounded(share, 2),
          `≥ ${atLeast}`,
          verdict(share >= atLeast),
        ]),
      ),
      table(
        ['memory of that backend under load', 'wanted', ''],
        [
          [
            `${rounded(residentMegabytes)} MB resident at most`,
            `≤ ${mostMegabytes} MB`,
            verdict(residentMegabytes <= mostMegabytes),
          ],
        ],
      ),
      table(
        [
          `lists at ${rounded(rows.applicants)} applicants and ${rounded(rows.subjects)} courses`,
          'questions',
          'p50',
          'p99',
          'wanted',
          '',
          'slowest, its p50',
        ],
        lists.map(({ name, questions, p50, p99, slowest }) => [
          name,
          String(questions),
          toMs(p50),
          toMs(p99),
          `≤ ${mostMs} ms`,
          verdict(p99 <= mostMs),
          slowest === '' ? '' : `\`${slowest}\``,
        ]),
      ),
      table(
        ['the whole list, 10,000 courses', 'p50', 'p99'],
        [
          ['asked with a filter for the first time', toMs(wholeList.first.p50), toMs(wholeList.first.p99)],
          ['after a change of a school', toMs(wholeList.changed.p50), toMs(wholeList.changed.p99)],
        ],
      ),
    ];
  });
