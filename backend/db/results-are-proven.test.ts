import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = join(process.cwd(), 'backend/db/migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const at = files.findIndex((name) => name.endsWith('_results_are_proven.sql'));
const run = async (database: PGlite, names: readonly string[]) => {
  for (const name of names) await database.exec(readFileSync(join(folder, name), 'utf8'));
};

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create({ extensions: { pg_trgm } });
  await run(database, files.slice(0, at));
}, 60_000);
afterAll(() => database.close());

const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const exam = { state: 'taken', track: 'science', date: '08/20/2026', grade: 'B' };
const taken = JSON.stringify({ personal: {}, nationalExam: exam });
let count = 0;

/** An offer as it was stored before; what it refers to is of no matter here. */
const offer = async (condition: string, { status = 'accepted', answer = null as string | null } = {}) => {
  const id = idOf((count += 1));
  await database.query(
    `insert into applicants (id, reference_code, school_id, user_id, created_by, status, detail, name, name_km, phone,
       search_fold, status_since, offer_minimum_grade, offer_condition, offer_answer, created_at, updated_at)
     values ($1, $2, $3, $1, $1, $4, $5, '', '', '', '', now(), 'C', $6, $7, now(), now())`,
    [id, `R${count}`, idOf(9_000), status, taken, condition, answer],
  );
  return id;
};

test('offers that were met by the word of the person are so by declaration; what staff saw or took in is proven', async () => {
  await database.exec(`set session_replication_role = replica`);
  const word = await offer('met', { answer: 'accepted' });
  const seen = await offer('met');
  const student = await offer('met', { answer: 'accepted' });
  const open = await offer('open');
  const missed = await offer('missed', { status: 'rejected' });
  const label = JSON.stringify({ en: 'BacII certificate', km: 'សញ្ញាបត្របាក់ឌុប' });
  await database.query(
    `insert into application_papers (applicant_id, kind, label, state, decided_at, decided_by)
     values ($1, 'bacii-certificate', $2, 'received', now(), $3)`,
    [seen, label, idOf(9_001)],
  );
  await database.query(
    `insert into students (school_id, campus_id, applicant_id, student_code, unique_key, first_name, last_name,
       first_name_km, last_name_km, gender, dob, phone, status, enrolled_on, search_fold, created_at, updated_at)
     values ($1, $1, $2, 'S', 'S', '', '', '', '', 'female', '2008-01-01', '', 'studying', '2026-11-01', '', now(), now())`,
    [idOf(9_000), student],
  );

  await run(database, files.slice(at, at + 1));
  const offers = await database.query<{ id: string; condition: string; answer: string | null }>(
    'select id, offer_condition as condition, offer_answer as answer from applicants order by id',
  );
  expect(offers.rows).toEqual([
    { id: word, condition: 'declared-met', answer: 'accepted' },
    { id: seen, condition: 'met', answer: null },
    { id: student, condition: 'met', answer: 'accepted' },
    { id: open, condition: 'open', answer: null },
    { id: missed, condition: 'missed', answer: null },
  ]);
  const proofs = await database.query(
    'select user_id, source, paper, proven_by, exam from result_proofs order by user_id',
  );
  const proven = { track: 'science', date: '08/20/2026', grade: 'B' };
  expect(proofs.rows).toEqual([
    { user_id: seen, source: 'paper', paper: 'bacii-certificate', proven_by: idOf(9_001), exam: proven },
    { user_id: student, source: 'record', paper: null, proven_by: null, exam: proven },
  ]);
});
