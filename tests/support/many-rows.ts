import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { WriteDb } from '@/backend/db/client';
import { roleNames } from '@/lib/domain/accounts/roles';
import { fillCrowds } from './many-rows-crowds';
import { fillLoans } from './many-rows-loans';
import {
  advisedSchools,
  idOf,
  text,
  long,
  at,
  i,
  upTo,
  one,
  lastNames,
  lastNamesKm,
  firstNames,
  firstNamesKm,
  majors,
  majorsKm,
  phone,
  name,
  nameKm,
  personFold,
} from './many-rows-sql';

/** The sizes of the tables; the rest follows from these. */
export interface ManyRows {
  subjects: number;
  applicants: number;
  /** Students, notifications, follow-ups, questions, articles, loans, vacancies, results, events …, each. */
  others: number;
}

const subjectsPerSchool = 8;
const applicationsPerUser = 5;
const largestShare = 20;
const majorCount = 60;

/** The id of a row of `fillWithManyRows`: of the nth school, user, subject, campus, bank … from 0. */
export const manyRowsId = (kind: string, n: number): string => {
  const hex = createHash('md5').update(`${kind}${n}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5');
};
const fillSchools = async (db: WriteDb, schools: number, subjects: number) => {
  await db.execute(sql`insert into schools (id, slug, code, name, name_native, school_type, verified, status, province,
      street, is_public, tagline, overview, fees_note, admission, facilities, required_documents, scholarships,
      exchange_programs, agreed_at, created_at, updated_at)
    select ${idOf('school', i)}, 'school-' || i, 'S' || i, 'School ' || i, 'សាលា ' || i, 'university', true, 'active',
      lpad((1 + i % 25)::text, 2, '0'), ${text}, i % 3 = 0, ${text}, ${text}, ${text}, ${text}, '[]', '[]', '[]', '[]',
      ${at(i)}, ${at(i)}, ${at(i)} from ${upTo(schools)}`);
  await db.execute(sql`insert into campuses (id, school_id, key, name, province, street)
    select ${idOf('campus', i)}, ${idOf('school', i)}, 'main', ${text}, '12', ${text} from ${upTo(schools)}`);
  await db.execute(sql`insert into categories (id, field, field_name, field_name_native, name, name_native, created_at)
    select 'major-' || i, 'field-' || i % 10, 'Field', 'វិស័យ', 'Major ' || i, 'ជំនាញ ' || i, ${at(i)} from ${upTo(majorCount)}`);
  await db.execute(sql`insert into subjects (id, school_id, category_id, key, name, name_native, status, school_type, degree,
      fee_cents, is_public, province, start_date, end_date, is_placeholder, application_deadline, duration_months,
      language, shift, description, careers, search_fold, sort_key_km, sort_key_en, created_at, updated_at)
    select ${idOf('subject', i)}, ${idOf('school', sql`i % ${sql.raw(String(schools))}`)},
      'major-' || i % ${sql.raw(String(majorCount))}, 'subject-' || i, ${one(majors, i)} || ' ' || i, ${one(majorsKm, i)} || i, case when i % 50 = 0 then 'inactive' else 'active' end,
      ${one(['university', 'institute', 'tvet'], i)}, ${one(['bachelor', 'associate', 'master'], i)},
      20000 + i * 7919 % 1800 * 100, i % 3 = 0, lpad((1 + i % 25)::text, 2, '0'), '2027-01-04', '2030-12-20',
      i % 100 = 7, date '2026-10-01' + i % 300, 48, 'km', 'morning', ${long}, ${long},
      lower(${one(majors, i)}) || ' ' || i || E'\n' || ${one(majorsKm, i)} || i, ${one(majorsKm, i)} || i,
      lower(${one(majors, i)}) || ' ' || i, ${at(i)}, ${at(sql`i::bigint * 7919 % 400000`)} from ${upTo(subjects)}`);
};

const fillPeople = async (db: WriteDb, users: number) => {
  await db.execute(sql`insert into users (id, phone, first_name, last_name, first_name_km, last_name_km, created_at,
      updated_at)
    select ${idOf('user', i)}, ${phone}, ${one(firstNames, sql`i / 11`)}, ${one(lastNames, i)},
      ${one(firstNamesKm, sql`i / 11`)}, ${one(lastNamesKm, i)}, ${at(i)}, ${at(i)} from ${upTo(users)}`);
  const advisor = manyRowsId('user', 0);
  await db.execute(sql`insert into user_roles (user_id, role)
    values (${advisor}, ${roleNames.advisor}), (${advisor}, ${roleNames.operator})`);
  await db.execute(sql`insert into school_staff (user_id, school_id)
    select ${advisor}, ${idOf('school', i)} from ${upTo(advisedSchools)}`);
};

const detail = JSON.stringify({
  personal: {
    lastName: 'Sok',
    firstName: 'Dara',
    lastNameKm: 'សុខ',
    firstNameKm: 'តារា',
    gender: 'female',
    birthday: '03/14/2008',
    phone: '+85512345678',
    email: '',
    nationality: 'KH',
    birthPlace: { place: 'cambodia', provinceCode: '12' },
  },
  address: {
    place: 'cambodia',
    provinceCode: '12',
    districtCode: '1201',
    communeCode: '120101',
    street: '12',
  },
  nationalExam: { state: 'planned', track: 'science', date: '08/20/2027' },
  highSchool: {
    code: null,
    name: 'វិទ្យាល័យ',
    provinceCode: '12',
    districtCode: '',
    graduated: false,
    graduationYear: 2027,
  },
});

interface Definition extends Record<string, unknown> {
  name: string;
  definition: string;
}

/** Indexes and foreign keys are created after the rows: checking and indexing a million one by one takes minutes. */
const withoutIndexes = async (db: WriteDb, table: string, work: () => Promise<unknown>) => {
  const read = async (statement: SQL) => {
    const answer = (await db.execute(statement)) as unknown as { rows: Definition[] };
    return answer.rows;
  };
  const keys =
    await read(sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype = 'f'`);
  const indexes =
    await read(sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisprimary`);
  const at = sql.identifier(table);
  for (const { name } of keys)
    await db.execute(sql`alter table ${at} drop constraint ${sql.identifier(name)}`);
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.raw(name)}`);
  await work();
  await db.transaction(async (tx) => {
    // A GIN index is built in batches that fit into memory.
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
  for (const { name, definition } of keys)
    await db.execute(sql`alter table ${at} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
};

const isFinal = sql.raw(`status in ('accepted', 'rejected')`);

const fillApplicants = (db: WriteDb, count: number, schools: number, subjects: number, users: number) => {
  const school = sql`case when i % ${sql.raw(String(largestShare))} = 0 then 0 else i % ${sql.raw(String(schools))} end`;
  const status = one(['pending', 'pending', 'accepted', 'rejected', 'interview'], sql`i / 7`);
  const province = sql`to_jsonb(lpad((1 + i / 3 % 25)::text, 2, '0'))`;
  return db.execute(sql`insert into applicants (id, reference_code, school_id, user_id, created_by, assignee_id, status,
      enroll_to_id, detail, name, name_km, phone, search_fold, status_since, created_at, updated_at)
    select ${idOf('applicant', i)}, 'A' || i, ${idOf('school', school)},
      ${idOf('user', sql`i % ${sql.raw(String(users))}`)},
      case when i % 1000 = 1 then ${idOf('user', sql`0`)} else ${idOf('user', sql`i % ${sql.raw(String(users))}`)} end,
      case when i % 140 in (0, 20) then ${idOf('user', sql`i % 140`)} end,
      ${status}, ${idOf('subject', sql`i % ${sql.raw(String(subjects))}`)},
      jsonb_set(${detail}::jsonb, '{address,provinceCode}', ${province}), ${name}, ${nameKm}, ${phone},
      ${personFold}, ${at(sql`i + 3`)}, ${at(i)}, ${at(i)} from ${upTo(count)}`);
};

/** Each application is sent; where it is not pending any more, it moved in the days before. */
const fillEvents = async (db: WriteDb) => {
  await db.execute(sql`insert into applicant_events (applicant_id, at, actor_id, actor_role, to_status)
    select id, created_at, created_by, 'student', 'pending' from applicants`);
  await db.execute(sql`insert into applicant_events (applicant_id, at, actor_id, actor_role, from_status, to_status)
    select id, status_since, ${idOf('user', sql`0`)}, 'advisor', case when ${isFinal} then 'interview' else 'pending' end,
      status from applicants where status <> 'pending'`);
};

const fillOthers = async (
  db: WriteDb,
  count: number,
  users: number,
  organizationId: string,
  subjectId: string,
) => {
  const user = idOf('user', sql`i % ${sql.raw(String(users))}`);
  await db.execute(sql`insert into students (id, school_id, campus_id, student_code, unique_key, first_name, last_name,
      first_name_km, last_name_km, gender, dob, phone, status, enrolled_on, search_fold, created_at, updated_at)
    select ${idOf('student', i)}, ${idOf('school', sql`i % 10`)}, ${idOf('campus', sql`i % 10`)}, 'C' || i, 'U' || i,
      ${one(firstNames, sql`i / 11`)}, ${one(lastNames, i)}, 'តារា', 'សុខ', 'female', '2008-03-14', ${phone},
      ${one(['studying', 'studying', 'paused', 'graduated'], sql`i / 10`)}, '2026-01-05', ${personFold}, ${at(i)},
      ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into notifications (user_id, kind, params, href, read_at, created_at)
    select ${idOf('user', sql`i % 100`)}, 'application-status', '{}', '/', case when i % 3 = 0 then ${at(i)} end,
      ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into follow_ups (applicant_id, created_by, channel, note, due_on, done_at, created_at,
      updated_at)
    select ${idOf('applicant', i)}, ${idOf('user', sql`i % 50`)}, 'call', 'Call', date '2026-10-01' + i % 90,
      case when i % 2 = 0 then ${at(i)} end, ${at(i)}, ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into questions (id, organization_id, subject_id, kind, user_id, author_role, title,
      description, tags,
      tags_fold, title_fold, search_fold, terms, answer_count, useful_count, created_at, updated_at)
    select ${idOf('question', i)}, ${organizationId}, ${subjectId}, 'forum', ${user}, 'student', ${one(majors, i)} || i,
      ${long} ->> 'en', array['tag' || i % 50], array['tag' || i % 50], lower(${one(majors, i)}) || i,
      lower(${one(majors, i)}) || i || E'\n' || ${one(majorsKm, i)}, array['common' || i % 3, 'some' || i % 500, 'rare' || i],
      i % 7, i % 40, ${at(i)}, ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into articles (organization_id, slug, type, status, title_en, title_kh, description_en,
      description_kh, body_en, body_kh, published_at, ends_at, search_fold, created_at, updated_at)
    select ${organizationId}, 'article-' || i, ${one(['blog', 'scholarship', 'event'], i)},
      case when i % 10 = 0 then 'inactive' else 'active' end, ${one(majors, i)} || i, ${one(majorsKm, i)}, '', '',
      repeat('Body ', 100), repeat('Body ', 100), ${at(i)}, ${at(sql`i + 9`)},
      lower(${one(majors, i)}) || i || E'\n' || ${one(majorsKm, i)}, ${at(i)}, ${at(i)} from ${upTo(count)}`);
  await fillLoans(db, count, user);
  await db.execute(sql`insert into vacancies (id, organization_id, slug, kind, status, title, company_name,
      company_about, description, duties, requirements, benefits, province, schedule, workplace, field, openings,
      deadline, search_fold, posted_at, updated_at, cleared_until)
    select ${idOf('vacancy', i)}, ${organizationId}, 'vacancy-' || i, ${one(['job', 'internship'], i)},
      case when i % 5 = 0 then 'closed' else 'open' end, ${text}, ${text}, ${text}, ${text}, '[]', '[]', '[]',
      lpad((1 + i % 25)::text, 2, '0'), 'full-time', 'on-site', ${one(['it', 'health', 'sales', 'farming', 'hotels', 'teaching'], i)}, 2,
      date '2026-10-01' + i % 200, lower(${one(majors, i)}) || i || E'\n' || ${one(majorsKm, i)}, ${at(i)}, ${at(i)},
      case when i % 50 = 0 then null else date '2099-12-31' end
    from ${upTo(count)}`);
  await db.execute(sql`insert into companies (organization_id, name, about, province, address, contact_name, registration_number,
      checked_what, checked_at, checked_until, search_fold, created_at, updated_at)
    select ${organizationId}, ${text}, ${text}, lpad((1 + i % 25)::text, 2, '0'), '', '', i::text, 'Extract', ${at(i)},
      case when i % 5 = 0 then null else date '2026-10-01' + i % 400 end,
      lower(${one(majors, i)}) || i || E'\n' || ${one(majorsKm, i)}, ${at(i)}, ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into vacancy_applications (vacancy_id, user_id, method, first_name, last_name, status,
      search_fold, created_at, updated_at)
    select ${idOf('vacancy', sql`i % 20`)}, ${user}, 'public', 'Dara', 'Sok', 'pending', ${personFold}, ${at(i)}, ${at(i)}
    from ${upTo(Math.min(count, users))}`);
};

/** How many schools there are: the nth teaches subject n, and every so many later. */
export const schoolsOf = ({ subjects }: Pick<ManyRows, 'subjects'>): number =>
  Math.ceil(subjects / subjectsPerSchool);

/**
 * Fills an empty, migrated database with its own statements: one school has a twentieth of all applicants, user 0 is
 * an advisor of twenty schools, including that one, and has entered a thousandth of all applications.
 * @param here organization, forum and test that Sala's own questions, articles, vacancies and results belong to
 */
export async function fillWithManyRows(
  db: WriteDb,
  rows: ManyRows,
  here: { organizationId: string; subjectId: string; hollandId: string },
): Promise<void> {
  const schools = schoolsOf(rows);
  const users = Math.ceil(rows.applicants / applicationsPerUser);
  await fillSchools(db, schools, rows.subjects);
  await fillPeople(db, users);
  await withoutIndexes(db, 'applicants', () =>
    fillApplicants(db, rows.applicants, schools, rows.subjects, users),
  );
  await withoutIndexes(db, 'applicant_events', () => fillEvents(db));
  await fillOthers(db, rows.others, users, here.organizationId, here.subjectId);
  await fillCrowds(db, rows.others, users, here);
  await db.execute(sql`vacuum analyze`);
}
