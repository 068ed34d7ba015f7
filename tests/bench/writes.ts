import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { applicationTo, signedIn } from '@/tests/support/make';
import { manyRowsId, schoolsOf } from '@/tests/support/many-rows';
import { withFilled } from './api';
import { atMost, median, openLoop, percentile, rounded, table, toMs } from './measure';
import { startBackend } from './start';

const size = { applicants: 200_000, subjects: 100_000, others: 10_000 };
const schools = schoolsOf(size);
/** Of the busiest schools, which have staff who are told of each application. */
const schoolsAsked = 200;
const applicationsEach = 10;
/** The first people have roles or applications that the fill gave them. */
const firstPerson = 1_000;
/** One of so many is sent twice at the same moment, as by a double tap. */
const doubledEvery = 20;

const isFinal = (status: number) => status >= 200 && status < 500 && status !== 429;

/** So many applications a second, whether or not the backend follows, and what is stored of them. */
export async function benchWrites(seconds: number, perSecond: number): Promise<string[]> {
  return withFilled(size, async ({ deps }, env, postgres) => {
    const calls = seconds * perSecond;
    const people = Array.from({ length: Math.ceil(calls / applicationsEach) }, (_, index) =>
      manyRowsId('user', firstPerson + index),
    );
    const asked = Array.from({ length: schoolsAsked }, (_, index) => manyRowsId('school', index));
    await deps.db.execute(sql`update subjects set application_deadline = null, status = 'active',
      is_placeholder = false where school_id in ${asked}`);
    const tokens: string[] = [];
    for (const id of people) tokens.push(await signedIn({ deps }, id, 'bench'));
    const backend = await startBackend({ ...env, SMS_PER_DAY_MAX: '1000000' });
    const acknowledged = new Set<string>();
    const refused: string[] = [];
    let repeated = 0;

    const submit = async (index: number): Promise<void> => {
      const person = index % tokens.length;
      const round = Math.floor(index / tokens.length);
      const school = (person + round * 37) % schoolsAsked;
      const schoolId = manyRowsId('school', school);
      const body = applicationTo(schoolId, manyRowsId('subject', school + schools * (round % 8)));
      const request = {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens[person]}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(body),
      };
      const send = async (): Promise<void> => {
        for (;;) {
          const url = `${backend.origin}/api-nest-applicant/schools/${schoolId}/applicants`;
          const answer = await fetch(url, request).catch(() => null);
          const text = (await answer?.text().catch(() => null)) ?? null;
          if (answer?.status === 201 && text !== null)
            return void acknowledged.add((JSON.parse(text) as { applicantId: string }).applicantId);
          if (answer && isFinal(answer.status)) return void refused.push(`${answer.status} ${text}`);
          repeated += 1;
          await pause(200);
        }
      };
      await Promise.all(index % doubledEvery === 0 ? [send(), send()] : [send()]);
    };

    try {
      const startedAt = new Date();
      const times = await openLoop(perSecond, seconds, submit);
      const [stored] = await postgres.query<{ rows: string; wishes: string; found: string }>(
        `select count(*) as rows, count(distinct (user_id, school_id, enroll_to_id)) as wishes,
           count(*) filter (where id::text = any($2)) as found from applicants where created_at >= $1`,
        [startedAt, [...acknowledged]],
      );
      console.error(...new Set(refused));
      const [rows, p99] = [Number(stored?.rows), percentile(times, 0.99)];
      const none = (what: string, count: number) => [what, rounded(count), ...atMost(count, 0)];
      return [
        table(
          [`${perSecond} applications a second for ${seconds} s`, 'measured', 'wanted', ''],
          [
            ['p50', toMs(median(times)), '', ''],
            ['p99', toMs(p99), ...atMost(p99, 250)],
            ['sent again after no final answer', rounded(repeated), '', ''],
            none('refused', refused.length),
            none('lost', acknowledged.size - Number(stored?.found)),
            none('doubled', rows - Number(stored?.wishes) + rows - acknowledged.size),
          ],
        ),
      ];
    } finally {
      await backend.end();
    }
  });
}
