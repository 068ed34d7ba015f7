import { readdirSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { loanBooks, sumOf } from '@/lib/domain/loans/loan-books';
import { loanPlan } from '@/lib/domain/loans/loan-plan';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { bookTermsOf, readPostings } from '@/backend/features/loans/services/loan-books-of';
import { migratedData } from '@/tests/support/test-database';
import { type Db, wrapPglite } from './client';
import { loans } from './schema';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
const name = readdirSync(folder).find((file) => file.endsWith('_loan_ledger.sql')) ?? '';
/** What moves data; the tables are made already. */
const moves = readFileSync(`${folder}/${name}`, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^\s*(?:insert|update)/i.test(statement));

const today = dayInCambodia(new Date());
const [bankId, userId] = [randomUUID(), randomUUID()];
const instant = '2026-01-01T00:00:00Z';

interface Old {
  id: string;
  status: 'paid-out' | 'closed';
  amountCents: number;
  periodMonths: number;
  daysAgo: number;
  /** For each instalment how many days after its day it was paid; null where it was not. */
  paid: readonly (number | null)[];
  hasPlan?: false;
}
const old = (loan: Omit<Old, 'id'>): Old => ({ id: randomUUID(), ...loan });
const yearlyRatePercent = 18;
const stories: Old[] = [
  // On time, late, early, out of order, not at all, paid back, and without a stored plan.
  old({ status: 'paid-out', amountCents: 78_000, periodMonths: 12, daysAgo: 130, paid: [0, 0, 0] }),
  old({ status: 'paid-out', amountCents: 29_000, periodMonths: 3, daysAgo: 75, paid: [12, null] }),
  old({ status: 'paid-out', amountCents: 45_000, periodMonths: 6, daysAgo: 40, paid: [-3, -25, -60] }),
  old({ status: 'paid-out', amountCents: 36_000, periodMonths: 6, daysAgo: 100, paid: [null, 0, null] }),
  old({ status: 'paid-out', amountCents: 52_000, periodMonths: 12, daysAgo: 200, paid: [] }),
  old({ status: 'closed', amountCents: 31_000, periodMonths: 3, daysAgo: 150, paid: [0, 4, -2] }),
  old({ status: 'closed', amountCents: 31_000, periodMonths: 3, daysAgo: 150, paid: [], hasPlan: false }),
];

const planOf = ({ daysAgo, ...loan }: Old) =>
  loanPlan({ ...loan, yearlyRatePercent, paidOutOn: addDaysToDay(today, -daysAgo) }).instalments;
/** What an old desk said that is owed: principal that is not paid, and the interest of unpaid instalments that are due. */
const owedBefore = (loan: Old): number =>
  planOf(loan).reduce((sum, { number, dueOn, interestCents, principalCents }) => {
    if (loan.paid[number - 1] != null || loan.hasPlan === false) return sum;
    return sum + principalCents + ((dueOn ?? '') <= today ? interestCents : 0);
  }, 0);

let client: PGlite;
let db: Db;

const insert = async (loan: Old) => {
  await client.query(
    `insert into loans (id, reference_code, bank_id, user_id, status, amount_cents, reason, period_months,
      yearly_rate_basis_points, working, guardian, guardian_name, guardian_job, documents, search_fold, paid_out_on,
      created_at, updated_at)
    values ($1, $9, $2, $3, $4, $5, 'laptop', $6, 1800, false, 'mother', '', 'work', '{}', '', $7, $8, $8)`,
    [
      loan.id,
      bankId,
      userId,
      loan.status,
      loan.amountCents,
      loan.periodMonths,
      addDaysToDay(today, -loan.daysAgo),
      instant,
      loan.id,
    ],
  );
  if (loan.hasPlan === false) return;
  for (const each of planOf(loan)) {
    const late = loan.paid[each.number - 1];
    const dueOn = each.dueOn ?? '';
    const columns =
      'loan_id, number, due_on, payment_cents, interest_cents, principal_cents, balance_cents, paid_on';
    await client.query(`insert into loan_instalments (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8)`, [
      loan.id,
      each.number,
      dueOn,
      each.paymentCents,
      each.interestCents,
      each.principalCents,
      each.balanceCents,
      late == null ? null : addDaysToDay(dueOn, late),
    ]);
  }
};

beforeAll(async () => {
  client = await PGlite.create({ loadDataDir: await migratedData(), extensions: { pg_trgm } });
  db = wrapPglite(client, folder).db;
  // The tables as they were: with the marks, and of one person many loans at one bank.
  await client.exec(`set session_replication_role = replica; drop index loans_open_key;
    alter table loan_instalments add column paid_on date, add column late_on date`);
  for (const story of stories) await insert(story);
  for (const statement of moves) await client.exec(statement);
});
afterAll(() => client.close());

test('what was noted of old loans becomes postings with the balance of the day, to the cent', async () => {
  const rows = await db.select().from(loans);
  for (const story of stories) {
    const row = rows.find(({ id }) => id === story.id);
    const terms = row && bookTermsOf(row);
    if (!row || !terms) throw new Error('The loan is missing.');
    const postings = await readPostings(db, story.id);
    const books = loanBooks(terms, postings, today);
    expect([books.balanceCents, sumOf(postings)]).toEqual([owedBefore(story), owedBefore(story)]);
  }
});

test('what lists read of a loan is what its postings say', async () => {
  const inOrder = stories.filter(
    ({ paid }) => !paid.includes(null) || paid.indexOf(null) === paid.length - 1,
  );
  for (const { id } of inOrder) {
    const row = (await db.select().from(loans)).find((each) => each.id === id);
    const terms = row && bookTermsOf(row);
    if (!row || !terms) throw new Error('The loan is missing.');
    const { nextDue, unpaidPrincipalCents } = loanBooks(terms, await readPostings(db, id), today);
    expect([row.nextDueOn, row.unpaidPrincipalCents]).toEqual([nextDue?.on ?? null, unpaidPrincipalCents]);
  }
});
