import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultStatusMessages } from '@/lib/domain/admissions/status-messages';
import { applicationTo } from '@/tests/support/make';
import { manyRowsId } from '@/tests/support/many-rows';
import type { DurablePostgres } from '@/tests/support/durable-postgres';
import type { BackendClient } from './backend-client';
import { openLoop } from './open-loop';

const applicationsEach = 10;
/** The busiest schools: twenty of them have a member of staff who is notified of each application. */
const schoolsAsked = 200;
const programsASchool = 8;
const roundStep = 37;
/** One of so many is sent twice at the same moment, as by a double tap. */
const doubledEvery = 20;
const retryAfterMs = 200;

/** People whose accounts exist; the first ones have roles or applications that the fill gave them. */
const firstPerson = 1_000;

export const peopleNeeded = (calls: number): string[] =>
  Array.from({ length: Math.ceil(calls / applicationsEach) }, (_, index) =>
    manyRowsId('user', firstPerson + index),
  );

export interface SubmissionTimes {
  calls: number;
  ms: number[];
  /** Sent again after an answer that is not final. */
  repeated: number;
  doubleTaps: number;
  /** Answers that refuse an application, by status and code. */
  refused: string[];
  lost: number;
  doubled: number;
  /** Applications without exactly one first event and one receipt to the person. */
  incomplete: number;
  /** Text messages more or fewer than applications. */
  textsOff: number;
}

/** The programs that are asked for take applications whatever the day, and the people get text messages. */
export async function openForApplications(
  postgres: DurablePostgres,
  schools: number,
  { organizationId, people }: { organizationId: string; people: readonly string[] },
): Promise<void> {
  await postgres.query(
    `update subjects set application_deadline = null, status = 'active', is_placeholder = false
     where school_id = any($1)`,
    [Array.from({ length: Math.min(schoolsAsked, schools) }, (_, index) => manyRowsId('school', index))],
  );
  await postgres.query('update users set phone_verified = true where id = any($1)', [people]);
  await postgres.query(
    `insert into message_settings (organization_id, mail, sms, messages, updated_at) values ($1, false, true, $2, now())
     on conflict (organization_id) do update set sms = true`,
    [organizationId, JSON.stringify(defaultStatusMessages)],
  );
}

const isFinal = (status: number) => status >= 200 && status < 500 && status !== 429;

/** So many applications a second, whether or not the backend follows, and then a count of what it stored. */
export async function submitApplications(
  client: BackendClient,
  postgres: DurablePostgres,
  {
    seconds,
    perSecond,
    schools,
    tokens,
  }: { seconds: number; perSecond: number; schools: number; tokens: readonly string[] },
): Promise<SubmissionTimes> {
  const refused: string[] = [];
  const acknowledged = new Set<string>();
  let repeated = 0;
  let doubleTaps = 0;

  const wish = (index: number) => {
    const person = index % tokens.length;
    const round = Math.floor(index / tokens.length);
    const school = (person + round * roundStep) % schoolsAsked;
    const subject = school + schools * (round % programsASchool);
    return {
      token: tokens[person] ?? '',
      schoolId: manyRowsId('school', school),
      body: applicationTo(manyRowsId('school', school), manyRowsId('subject', subject)),
    };
  };

  const submit = async (index: number): Promise<void> => {
    const { token, schoolId, body } = wish(index);
    const sent = Buffer.from(JSON.stringify(body));
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const once = async (): Promise<string | null> => {
      for (;;) {
        const answer = await client.send(
          'POST',
          `/api-nest-applicant/schools/${schoolId}/applicants`,
          headers,
          sent,
        );
        if (answer.status === 201)
          return (JSON.parse(answer.body.toString()) as { applicantId: string }).applicantId;
        if (isFinal(answer.status)) {
          refused.push(`${answer.status} ${answer.body.toString().slice(0, 200)}`);
          return null;
        }
        repeated += 1;
        await pause(retryAfterMs);
      }
    };
    const isDoubled = index % doubledEvery === 0;
    if (isDoubled) doubleTaps += 1;
    for (const id of await Promise.all(isDoubled ? [once(), once()] : [once()])) if (id) acknowledged.add(id);
  };

  const before = await postgres.query<{ at: Date }>('select now() as at');
  const ms = await openLoop(perSecond, seconds, submit);

  const [stored] = await postgres.query<{
    rows: string;
    wishes: string;
    found: string;
    whole: string;
    texts: string;
  }>(
    `with new as (select id, user_id, school_id, enroll_to_id from applicants where created_at >= $1)
     select count(*) as rows, count(distinct (user_id, school_id, enroll_to_id)) as wishes,
       count(*) filter (where id = any($2)) as found,
       count(*) filter (where (select count(*) from applicant_events where applicant_id = new.id) = 1
         and (select count(*) from notifications
           where user_id = new.user_id and kind = 'application-received' and href like '%' || new.id) = 1) as whole,
       (select count(*) from outbox where channel = 'sms' and created_at >= $1) as texts
     from new`,
    [before[0]?.at, [...acknowledged]],
  );
  const rows = Number(stored?.rows);
  return {
    calls: ms.length,
    ms,
    repeated,
    doubleTaps,
    refused,
    lost: ms.length - refused.length - Number(stored?.found),
    doubled: rows - Number(stored?.wishes) + (rows - Number(stored?.found)),
    incomplete: rows - Number(stored?.whole),
    textsOff: Math.abs(rows - Number(stored?.texts)),
  };
}
