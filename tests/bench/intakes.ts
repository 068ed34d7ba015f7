import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createApp } from '@/backend/app';
import { type Database, openPostgres } from '@/backend/db/client';
import { readServerEnv } from '@/lib/env/server-env';
import { fillWithManyRows, manyRowsId } from '@/tests/support/many-rows';
import { signedIn } from '@/tests/support/make';
import { benchDeps } from './bench-deps';
import { withPostgres } from './databases';
import { percentile, timeEach, toMs } from './percentile';
import { rounded, table, verdict } from './report';

const rows = { applicants: 200_000, subjects: 12_000, others: 10_000 };
/** So many students for each one of the fill. */
const timesStudents = 10;
const rowsACall = 200;
const calls = 5;
const runsAList = 30;
const most = { batchMs: 1_000, listMs: 100 };
const school = manyRowsId('school', 0);

/** The advisor of the fill keeps the school; its people have an account each. */
const ready = async (database: Database, url: string) => {
  const env = readServerEnv({ LOG_LEVEL: 'silent', DATABASE_URL: url });
  await database.migrate();
  await fillWithManyRows(database.db, rows, {
    organizationId: env.ORGANIZATION_ID,
    subjectId: env.CONNECT_SUBJECT_ID,
    hollandId: env.HOLLAND_SUBJECT_ID,
  });
  await database.db
    .execute(sql`insert into students (id, school_id, campus_id, student_code, unique_key, first_name,
      last_name, first_name_km, last_name_km, gender, dob, phone, status, enrolled_on, search_fold, created_at, updated_at)
    select gen_random_uuid(), school_id, campus_id, student_code || '-' || n, unique_key || '-' || n, first_name,
      last_name, first_name_km, last_name_km, gender, dob, phone, status, enrolled_on, search_fold, created_at, updated_at
    from students, generate_series(2, ${timesStudents}::int) n`);
  await database.db.execute(sql`vacuum analyze`);
};

/** Five desks' batches of two hundred people at a school of ten thousand students, and what its lists cost. */
export async function benchIntakes(): Promise<string[]> {
  return withPostgres(async (create) => {
    const url = await create('sala_intakes');
    const database = openPostgres(url, join(process.cwd(), 'backend/db/migrations'), () => undefined);
    try {
      await ready(database, url);
      const deps = await benchDeps(database, url);
      const app = createApp(deps);
      const token = await signedIn({ deps } as Parameters<typeof signedIn>[0], manyRowsId('user', 0));
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const read = async (path: string) => {
        const answer = await app.request(`/api-nest-aca/schools/${school}/${path}`, { headers });
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
        return (await answer.json()) as { data: { applicantId: string }[]; countTotal: number };
      };
      const lists = await timeEach(runsAList, () => read('accepted-applications?limit=50'));
      const students = await timeEach(runsAList, () => read('students?limit=50&detail=true'));
      const ms: number[] = [];
      let made = 0;
      for (let call = 0; call < calls; call += 1) {
        const [first, second] = [
          await read('accepted-applications?limit=100'),
          await read('accepted-applications?limit=100&start=100'),
        ];
        const chosen = [...first.data, ...second.data].map(({ applicantId }) => ({
          applicantId,
          campusId: manyRowsId('campus', 0),
          // The fill gives applications programs of any school.
          subjectId: null,
        }));
        const startedMs = performance.now();
        const answer = await app.request(`/api-nest-aca/schools/${school}/students/intakes`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': `bench-intake-${call}` },
          body: JSON.stringify({ rows: chosen }),
        });
        const { outcomes } = (await answer.json()) as { outcomes: { ok: boolean }[] };
        ms.push(performance.now() - startedMs);
        made += outcomes.filter(({ ok }) => ok).length;
      }
      const slowest = Math.max(...ms);
      const list = (times: number[]) => [
        toMs(percentile(times, 0.99)),
        `${most.listMs} ms`,
        verdict(percentile(times, 0.99) <= most.listMs),
      ];
      return [
        table(
          [
            `students at ${rounded(rows.others * timesStudents)} of them, a tenth at the school`,
            'measured',
            'at most',
            '',
          ],
          [
            [`${rowsACall} made by one call, p50`, toMs(percentile(ms, 0.5)), '', ''],
            [
              `the slowest of ${calls} calls`,
              toMs(slowest),
              `${rounded(most.batchMs)} ms`,
              verdict(slowest <= most.batchMs),
            ],
            ['made', rounded(made), '', ''],
            ['accepted and not yet students, p99', ...list(lists)],
            ['students, p99', ...list(students)],
          ],
        ),
      ];
    } finally {
      await database.close();
    }
  });
}
