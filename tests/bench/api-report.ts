import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureApi } from './api';
import { measureRatios, type Ratio } from './api-ratios';
import { prepareDemo, withPostgres } from './databases';
import { listTable } from './list-times';
import { toMs } from './percentile';
import { rounded, table, verdict } from './report';

const rows = { applicants: 1_000_000, subjects: 100_000, others: 50_000 };
const mostMegabytes = 350;
const mostMs = 100;
const mostWholeListMs = 500;
const leastShare = 0.5;

const ratioTable = (title: string, ratios: Ratio[]) =>
  table(
    [title, 'requests a second', 'bare Hono, cheapest statement', 'share', 'wanted', ''],
    ratios.map(({ name, perSecond, barePerSecond, share }) => [
      name,
      rounded(perSecond),
      rounded(barePerSecond),
      rounded(share, 2),
      `≥ ${leastShare}`,
      verdict(share >= leastShare),
    ]),
  );

/** The backend on the embedded database of the demo. */
const benchEmbedded = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'sala-bench-'));
  try {
    prepareDemo(folder);
    const { ratios } = await measureRatios({ folder });
    return ratioTable('backend alone, embedded database, demo', ratios);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The backend by itself on both kinds of database, as tables. */
export const benchApi = async (): Promise<string[]> => [await benchEmbedded(), ...(await benchPostgres())];

const benchPostgres = (): Promise<string[]> =>
  withPostgres(async (create) => {
    const { ratios, lists, wholeList, residentMegabytes } = await measureApi(await create('bench_api'), rows);
    return [
      ratioTable(`backend alone, PostgreSQL, ${rounded(rows.subjects)} courses`, ratios),
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
      listTable(
        `lists at ${rounded(rows.applicants)} applicants and ${rounded(rows.subjects)} courses`,
        lists,
        mostMs,
      ),
      table(
        ['the whole list, 10,000 courses', 'p50', 'p99', 'wanted', ''],
        [
          [
            'streamed to its end',
            toMs(wholeList.p50),
            toMs(wholeList.p99),
            `p99 ≤ ${mostWholeListMs} ms`,
            verdict(wholeList.p99 <= mostWholeListMs),
          ],
        ],
      ),
    ];
  });
