import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@/backend/db/client';
import { readServerEnv } from '@/lib/env/server-env';
import { booksQuestions, dashboardQuestions, deskQuestions } from '@/tests/support/desk-questions';
import { fillWithManyRows, schoolsOf } from '@/tests/support/many-rows';
import { BackendProcess } from '@/tests/load/backend-process';
import { DurablePostgres } from '@/tests/support/durable-postgres';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { findPostgres } from '../run/system-programs.mjs';
import { createBackendClient } from './backend-client';
import { measureDesks } from './desks';
import { listTable } from './list-times';
import { uploadPapers } from './papers';
import { percentile, toMs } from './percentile';
import { rounded, table, verdict } from './report';
import { openSessions } from './session-tokens';
import { openForApplications, peopleNeeded, submitApplications } from './submissions';

const rows = { applicants: 1_000_000, subjects: 100_000, others: 50_000 };
const most = { listMs: 100, dashboardMs: 200, booksMs: 20, submissionMs: 250, papersSeconds: 30 };
const runsAQuestion = 15;
const runsADashboard = 100;
const peopleWithPapers = 20;

interface Rush {
  seconds: number;
  perSecond: number;
}

const fill = async (url: string) => {
  const database = openPostgres(url, join(process.cwd(), 'backend/db/migrations'), () => undefined);
  const env = readServerEnv({ LOG_LEVEL: 'silent', DATABASE_URL: url });
  await database.migrate();
  await fillWithManyRows(database.db, rows, {
    organizationId: env.ORGANIZATION_ID,
    subjectId: env.CONNECT_SUBJECT_ID,
    hollandId: env.HOLLAND_SUBJECT_ID,
  });
  await database.close();
};

const deskTables = async (url: string): Promise<string[]> => {
  const [lists = [], dashboards = [], books = []] = await measureDesks(url, [
    { questions: deskQuestions(), runsAQuestion },
    { questions: dashboardQuestions(), runsAQuestion: runsADashboard },
    { questions: booksQuestions(), runsAQuestion: runsADashboard },
  ]);
  const size = `${rounded(rows.applicants)} applications and ${rounded(rows.others)} loans`;
  return [
    listTable(`desks at ${size}`, lists, most.listMs),
    listTable(`first pages of desks at ${size}`, dashboards, most.dashboardMs),
    listTable(`books of a loan at ${size}`, books, most.booksMs),
  ];
};

/** Many applications, and papers sent at once, to `npm run backend` on a filled PostgreSQL with fsync. */
const loadTables = async (postgres: DurablePostgres, rush: Rush): Promise<string[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-applications-'));
  const port = await freePort();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SEED: 'none',
    // A message to each applicant, whatever the budget of a day.
    SMS_PER_DAY_MAX: '1000000',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  };
  const backend = new BackendProcess(port, env);
  const client = createBackendClient(backend.origin);
  try {
    const schools = schoolsOf(rows);
    const people = peopleNeeded(rush.seconds * rush.perSecond);
    const { ORGANIZATION_ID: organizationId } = readServerEnv(env);
    await openForApplications(postgres, schools, { organizationId, people });
    const tokens = await openSessions(env, people);
    await backend.start();
    await backend.ready();
    const sent = await submitApplications(client, postgres, { ...rush, schools, tokens });
    const papers = await uploadPapers(client, tokens.slice(0, peopleWithPapers));
    const stored = await postgres.query<{ n: string }>(
      "select count(*) as n from uploads where key = any($1) and state = 'stored'",
      [papers.keys],
    );
    const problems = [...new Set([...sent.refused, ...papers.failures])].slice(0, 5);
    if (problems.length > 0) console.error(problems);
    const p99 = percentile(sent.ms, 0.99);
    const papersSeconds = papers.totalMs / 1_000;
    const arePapersStored = Number(stored[0]?.n) === papers.papers;
    const none = (count: number) => [rounded(count), '0', verdict(count === 0)];
    return [
      table(
        [`${rush.perSecond} applications a second for ${rounded(rush.seconds)} s`, 'measured', 'at most', ''],
        [
          ['sent', rounded(sent.calls), '', ''],
          ['p50', toMs(percentile(sent.ms, 0.5)), '', ''],
          ['p99', toMs(p99), `${most.submissionMs} ms`, verdict(p99 <= most.submissionMs)],
          ['slowest', toMs(percentile(sent.ms, 1)), '', ''],
          ['refused', ...none(sent.refused.length)],
          ['sent again after no final answer', rounded(sent.repeated), '', ''],
          ['sent twice at once under one key', rounded(sent.doubleTaps), '', ''],
          ['lost', ...none(sent.lost)],
          ['doubled', ...none(sent.doubled)],
          ['without exactly one first event and one receipt', ...none(sent.incomplete)],
          ['text messages more or fewer than applications', ...none(sent.textsOff)],
        ],
      ),
      table(
        [`${papers.papers} papers of ${rounded(papers.kilobytes)} kB at once`, 'measured', 'at most', ''],
        [
          [
            'all checked and stored',
            `${rounded(papersSeconds, 1)} s`,
            `${most.papersSeconds} s`,
            verdict(arePapersStored && papersSeconds <= most.papersSeconds),
          ],
          ['half of them', `${rounded(percentile(papers.ms, 0.5) / 1_000, 1)} s`, '', ''],
          ['not stored', ...none(papers.papers - Number(stored[0]?.n))],
        ],
      ),
    ];
  } finally {
    client.close();
    await backend.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Does work on a filled PostgreSQL with fsync. */
const onFilled = async (work: (postgres: DurablePostgres) => Promise<string[]>): Promise<string[]> => {
  const binFolder = findPostgres();
  if (!binFolder) throw new Error('PostgreSQL is not installed.');
  const postgres = new DurablePostgres(binFolder, await freePort());
  try {
    await postgres.start();
    await fill(postgres.url);
    return await work(postgres);
  } finally {
    await postgres.remove();
  }
};

/** What the desks read at their full size, as tables. */
export const benchDesks = (): Promise<string[]> => onFilled(({ url }) => deskTables(url));

/** The same, and what happens when many apply at the same time. */
export const benchApplications = (rush: Rush): Promise<string[]> =>
  onFilled(async (postgres) => [...(await deskTables(postgres.url)), ...(await loadTables(postgres, rush))]);
