import { type SQL, sql } from 'drizzle-orm';
import type { WriteDb } from '@/backend/db/client';
import { at, i, idOf, one, personFold, text, upTo } from './many-rows-sql';

const banks = 10;
const instalmentsEach = 12;
const paymentsEach = 3;
/** This loan has so many postings. */
export const loanWithLongBooks = 10;
const longBooks = 60;

/** Loans in all states, half of them at one bank; those that were paid out have instalments and postings. */
export const fillLoans = async (db: WriteDb, count: number, user: SQL) => {
  const bank = idOf('bank', sql`case when i % 2 = 0 then 0 else i % ${sql.raw(String(banks))} end`);
  const states = [
    'submitted',
    'in-review',
    'returned',
    'approved',
    'rejected',
    'paid-out',
    'closed',
    'cancelled',
  ];
  await db.execute(sql`insert into banks (id, slug, name, name_native, about, yearly_rate_basis_points, status, created_at)
    select ${idOf('bank', i)}, 'bank-' || i, 'Bank', 'ធនាគារ', ${text}, 1200, 'active', ${at(i)} from ${upTo(banks)}`);
  await db.execute(sql`insert into loans (id, reference_code, bank_id, user_id, status, amount_cents, reason,
      period_months, yearly_rate_basis_points, working, guardian, guardian_name, guardian_job, documents, search_fold,
      created_at, updated_at)
    select ${idOf('loan', i)}, 'L' || i, ${bank}, ${user}, ${one(states, sql`i / 2`)}, 5000 + i * 7919 % 90 * 1000,
      ${one(['laptop', 'tuition', 'both'], i)}, 12, 1200, false, 'father', 'Name', 'work', '{}', ${personFold},
      ${at(i)}, ${at(sql`i::bigint * 7919 % 400000`)} from ${upTo(count)}`);
  await db.execute(sql`insert into loan_instalments (loan_id, number, due_on, payment_cents, interest_cents,
      principal_cents, balance_cents)
    select id, n, created_at::date + 30 * n, amount_cents / 12, 100, amount_cents / 12 - 100, 0
    from loans, generate_series(1, ${instalmentsEach}::int) n where status in ('paid-out', 'closed')`);
  await db.execute(sql`insert into loan_postings (loan_id, on_day, kind, amount_cents, at)
    select id, created_at::date + 30 * n, case when n = 0 then 'paid-out' else 'payment' end,
      case when n = 0 then amount_cents else amount_cents / 12 end, created_at
    from loans, generate_series(0, ${paymentsEach}::int) n where status in ('paid-out', 'closed')`);
  await db.execute(sql`insert into loan_postings (loan_id, on_day, kind, amount_cents, at)
    select id, created_at::date + 1, 'payment', 1, created_at
    from loans, generate_series(1, ${longBooks - 1 - paymentsEach}::int) n where id = ${idOf('loan', sql`${loanWithLongBooks}::int`)}`);
  await db.execute(sql`update loans set paid_out_on = created_at::date, next_due_cents = amount_cents / 12,
      next_due_on = case when status = 'paid-out' then created_at::date + 30 * (${paymentsEach}::int + 1) end,
      unpaid_principal_cents = case when status = 'paid-out' then amount_cents * 3 / 4 else 0 end
    where status in ('paid-out', 'closed')`);
};
