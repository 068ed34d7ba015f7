import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/backend/db/client';
import { readRaw } from '@/backend/db/table-rows';
import {
  readAttendanceFigures,
  readPeopleOfFigure,
} from '@/backend/features/school-day/services/attendance-figures';
import { withPostgres } from '@/tests/bench/databases';
import { percentile, timeEach } from '@/tests/bench/percentile';

// tsx tests/load/attendance-figures.ts: figures of one school's attendance on a PostgreSQL of its own. Four schools of
// 1,000 students have more than a million marks of half a year.

const runs = 50;
const spans = {
  'a week': ['2026-11-23', '2026-11-29'],
  'a month': ['2026-11-01', '2026-11-30'],
  'half a year': ['2026-09-01', '2027-02-27'],
} as const;

const rows = [
  `create temp table sizes as select gen_random_uuid() id, n from generate_series(1, 4) n`,
  `insert into structure_records (structure_id, campus_id, name, name_native)
    select gen_random_uuid(), s.id, 'Class ' || c, 'ថ្នាក់ ' || c from sizes s, generate_series(1, 40) c`,
  `insert into students (school_id, campus_id, dob, enrolled_on, created_at, updated_at, phone, status, student_code,
      unique_key, first_name, last_name, first_name_km, last_name_km, gender, search_fold)
    select s.id, s.id, '2010-01-01', '2026-09-01', now(), now(), '+8551' || s.n || lpad(k::text, 6, '0'), 'studying',
      'C' || s.n || k, 'u' || s.n || '-' || k, 'F' || k, 'L' || (k % 97), 'ក', 'ខ', 'female', 'x'
    from sizes s, generate_series(1, 1000) k`,
  `insert into class_courses (school_id, start_date, end_date, teacher, credits, term, code, name, name_native,
      academic_year, structure_record_id)
    select s.id, '2026-09-01', '2027-02-28', '{}', 3, 1, 'K' || c || '-' || q, 'Course ' || q, 'វគ្គ ' || q, '2026-2027',
      (select r.id from structure_records r where r.campus_id = s.id and r.name = 'Class ' || c)
    from sizes s, generate_series(1, 40) c, generate_series(1, 8) q`,
  `insert into class_sessions (course_id, starts_at, ends_at, topic, room)
    select c.id, at.hour, at.hour + interval '1 hour', '{"en":"","km":""}', '' from class_courses c, generate_series(0, 179) d,
      lateral (select split_part(c.code, '-', 2)::int as q) subject,
      lateral (select '2026-09-01 01:00+00'::timestamptz + d * interval '1 day' + q * interval '1 hour' as hour) at
    where (d + q) % 3 = 0`,
  `insert into attendances (student_id, session_id, marked_at, mark)
    select p.id, s.id, s.starts_at, case when random() < 0.9 then 'present' when random() < 0.5 then 'absent'
      when random() < 0.5 then 'late' else 'excused' end
    from class_sessions s join class_courses c on c.id = s.course_id join students p on p.school_id = c.school_id
      and (substr(p.student_code, 3)::int % 40) + 1 = split_part(substr(c.code, 2), '-', 1)::int
    where random() < 0.6`,
  `insert into absence_notices (school_id, student_id, from_day, to_day, created_at, reason, note, created_as)
    select school_id, id, d, d, d - interval '1 day', 'illness', '', 'student' from students,
      generate_series('2026-09-05'::timestamptz, '2027-02-20'::timestamptz, interval '20 days') d`,
];

const shown = (ms: number[], share: number) => `${percentile(ms, share).toFixed(0)} ms`;

await withPostgres(async (create) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-figures-'));
  const database = await openDatabase({
    databaseUrl: await create('figures'),
    dataDir,
    migrationsFolder: 'backend/db/migrations',
    onError: (error) => console.error(error),
  });
  try {
    await database.migrate();
    await database.db.transaction(async (tx) => {
      // What the rows name beside each other is not made: these questions do not read it.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const statement of rows) await tx.execute(sql.raw(statement));
    });
    await database.db.execute(sql`analyze`);
    const [size] = await readRaw<{ marks: number; school: string }>(
      database.db,
      sql`select (select count(*)::int from attendances) as marks, (select school_id from students limit 1) as school`,
    );
    const { marks = 0, school: schoolId = '' } = size ?? {};
    console.log(`${marks} marks`);
    for (const [name, [from, to]] of Object.entries(spans)) {
      for (const by of ['day', 'class', 'reason'] as const) {
        const ms = await timeEach(runs, () => readAttendanceFigures(database.db, schoolId, { by, from, to }));
        console.log(`${name} by ${by}: p50 ${shown(ms, 0.5)}, p99 ${shown(ms, 0.99)}`);
      }
      const wanted = { from, to, mark: 'absent' as const, start: 0, limit: 100 };
      const ms = await timeEach(runs, () => readPeopleOfFigure(database.db, schoolId, wanted));
      console.log(`${name}, who was absent: p50 ${shown(ms, 0.5)}, p99 ${shown(ms, 0.99)}`);
    }
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
