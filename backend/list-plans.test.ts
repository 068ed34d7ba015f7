// @module-tag postgres
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { deskQuestions } from '@/tests/support/desk-questions';
import { listQuestions } from '@/tests/support/list-questions';
import { fillWithManyRows, manyRowsId } from '@/tests/support/many-rows';
import { signedIn } from '@/tests/support/make';
import { readServerEnv } from '@/lib/env/server-env';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Parent Relationship'?: string;
  Plans?: Plan[];
}

const env = readServerEnv({ LOG_LEVEL: 'silent' });
const here = {
  organizationId: env.ORGANIZATION_ID,
  subjectId: env.CONNECT_SUBJECT_ID,
  hollandId: env.HOLLAND_SUBJECT_ID,
};
const alwaysLarge = ['applicants', 'subjects'];

const nodesOf = (plan: Plan, isLeftOut: (part: Plan) => boolean = () => false): Plan[] =>
  isLeftOut(plan) ? [] : [plan, ...(plan.Plans ?? []).flatMap((part) => nodesOf(part, isLeftOut))];

/** The count of all pages is a subquery of the statement that reads one page. */
const isCount = (plan: Plan) => plan['Parent Relationship'] === 'InitPlan';

// Plans are specific to PostgreSQL; PGlite has sizes at which a full scan is right.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('lists over large tables', () => {
  const statements: { query: string; params: unknown[] }[] = [];
  let backend: TestBackend;
  let token = '';

  beforeAll(async () => {
    backend = await startBackend({}, { onQuery: (query, params) => void statements.push({ query, params }) });
    await fillWithManyRows(backend.deps.db, { subjects: 12_000, applicants: 40_000, others: 8_000 }, here);
    // A job's transaction that is open during a vacuum leaves rows that only the table itself can show to be visible.
    await backend.deps.db.execute(sql`vacuum`);
    token = await signedIn(backend, manyRowsId('user', 0));
  }, 300_000);
  afterAll(() => backend.close());

  /** The nodes of each statement's plan. */
  const plansOf = async (path: string): Promise<{ query: string; plans: Plan[] }[]> => {
    statements.length = 0;
    const answer = await backend.app.request(path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status, await answer.text()).toBe(200);
    const asked = statements.filter(({ query }) => /^\s*\(?select/i.test(query));
    const plans: { query: string; plans: Plan[] }[] = [];
    for (const { query, params } of asked) {
      // The statement with its parameters inlined, as the planner sees them.
      const parts = query.split(/\$(\d+)/);
      const statement = sql.join(
        parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`)),
      );
      const answered = await backend.deps.db.execute(sql`explain (format json) ${statement}`);
      const { rows } = answered as unknown as { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] };
      plans.push({ query, plans: rows.map((row) => row['QUERY PLAN'][0].Plan) });
    }
    return plans;
  };

  test('statements are not compiled', async () => {
    const answered = await backend.deps.db.execute(sql`show jit`);
    expect((answered as unknown as { rows: unknown[] }).rows).toEqual([{ jit: 'off' }]);
  });

  const pinned = [...listQuestions(here), ...deskQuestions()].filter(
    ({ mayReadWhole }) => mayReadWhole !== 'always',
  );
  test.each(pinned)('$name', async ({ path, table, mayReadWhole }) => {
    const plans = await plansOf(path);
    const counts = /^select (count\(\*\)|"\w+"."\w+"(, "\w+"."\w+")*, count\(\*\)) from/;
    const strict = plans.filter(({ query }) => mayReadWhole !== 'counting' || !counts.test(query));
    const isLeftOut = mayReadWhole === 'counting' ? isCount : undefined;
    const nodes = strict.flatMap(({ plans: parts }) => parts.flatMap((plan) => nodesOf(plan, isLeftOut)));
    const whole = nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'])
      .filter((name) => name === table || alwaysLarge.includes(name ?? ''));
    expect(whole, 'read whole').toEqual([]);
    const byIndex = nodes.filter(
      (node) => node['Relation Name'] === table && /^(Index|Bitmap Heap)/.test(node['Node Type']),
    );
    expect(byIndex, `an index of ${table}`).not.toEqual([]);
  });

  const applicationsOf = (answers: { plans: Plan[] }[]) =>
    answers
      .flatMap(({ plans }) => plans.flatMap((plan) => nodesOf(plan)))
      .filter((node) => node['Relation Name'] === 'applicants');

  test('a column of the board follows its own index, and its counts need nothing else', async () => {
    const column = '/api-nest-applicant/applicants?applicantStatus=pending&sort=waiting&assigneeId=none';
    const page = applicationsOf(await plansOf(`${column}&limit=50&count=false`));
    expect(page.map((node) => node['Index Name'])).toContain('applicants_step');
    const counted = applicationsOf(await plansOf(`${column}&limit=50`));
    const ofSchools = counted.filter((node) => node['Index Cond']?.includes('school_id ='));
    expect(ofSchools.length).toBeGreaterThan(1);
    for (const node of ofSchools) expect(node['Node Type']).toBe('Index Only Scan');
  });

  test('the dashboard reads the applications of the schools by an index', async () => {
    const answers = await plansOf('/api-nest-applicant/applicants/progress');
    const read = applicationsOf(answers);
    expect(read.length).toBeGreaterThan(5);
    // Where more than an index is read, the condition stands in the part that reads the index.
    for (const node of read)
      expect(node['Index Cond'] ?? node.Plans?.map((part) => part['Index Cond']).join()).toContain(
        'school_id',
      );
  });

  test('the numbers of a bank are read in one statement for its loans and one for their instalments', async () => {
    const answers = await plansOf(`/api-marketing/banks/${manyRowsId('bank', 1)}/portfolio`);
    expect(answers.map(({ query }) => /from "(\w+)"/.exec(query)?.[1])).toEqual([
      'banks',
      'loans',
      'loan_instalments',
    ]);
  });
});
