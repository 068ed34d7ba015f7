import { sql } from 'drizzle-orm';
import type { WriteDb } from '@/backend/db/client';
import {
  advisedSchools,
  at,
  i,
  idOf,
  long,
  majors,
  one,
  personFold,
  phone,
  text,
  upTo,
} from './many-rows-sql';

/** Records for a large number of people, half of them in one place: one question, one event, one school. */
export const fillCrowds = async (
  db: WriteDb,
  count: number,
  users: number,
  { organizationId, hollandId }: { organizationId: string; hollandId: string },
) => {
  const persons = Math.min(count, users);
  const school = idOf('school', sql`0`);
  const half = sql`case when i % 2 = 0 then 0 else i end`;
  const [question, event] = [idOf('question', half), idOf('event', half)];
  await db.execute(sql`insert into profiles (id, organization_id, user_id, first_name, last_name, email, phone_number,
      shared, search_fold, created_at, updated_at)
    select ${idOf('profile', i)}, ${organizationId}, ${idOf('user', i)}, 'Dara', 'Sok', 'dara' || i || '@example.com',
      ${phone}, i % 2 = 0, ${personFold}, ${at(i)}, ${at(i)} from ${upTo(persons)}`);
  await db.execute(sql`insert into orientation_results (id, organization_id, subject_id, test, user_id, code, scores,
      search_fold, taken_at)
    select ${idOf('result', i)}, ${organizationId}, ${hollandId}, 'holland', ${idOf('user', i)},
      ${one(['RIA', 'IAS', 'ASE', 'SEC', 'ECR', 'CRI', 'RIS', 'ISA'], i)}, '{"R":30,"I":28,"A":26,"S":12,"E":9,"C":4}',
      ${personFold}, ${at(i)} from ${upTo(persons)}`);
  await db.execute(sql`insert into user_answers (question_id, user_id, author_role, answer, created_at, updated_at)
    select ${question}, ${idOf('user', i)}, 'student', ${long} ->> 'en', ${at(i)}, ${at(i)} from ${upTo(persons)}`);
  await db.execute(sql`insert into forum_messages (question_id, user_id, author_role, text, created_at)
    select ${question}, ${idOf('user', i)}, 'student', 'Hello ' || i, ${at(i)} from ${upTo(persons)}`);
  await db.execute(sql`insert into calendars (id, organization_id, kind, audience, name, color, created_at)
    select ${idOf('calendar', i)}, ${organizationId}, 'events', 'public', ${text}, '#335577', ${at(i)} from ${upTo(3)}`);
  await db.execute(sql`insert into events (id, calendar_id, slug, title, description, place, province, format,
      starts_at, ends_at, search_fold, created_at, updated_at)
    select ${idOf('event', i)}, ${idOf('calendar', sql`i % 3`)}, 'event-' || i, ${text}, ${long}, ${text}, '12', 'on-site',
      ${at(i)}, ${at(i)} + interval '2 hours', lower(${one(majors, i)}) || i, ${at(i)}, ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into event_attendees (event_id, user_id, state, registered_at, attended_at)
    select ${event}, ${idOf('user', i)}, case when i % 5 = 1 then 'waiting' else 'placed' end, ${at(i)}, case when i % 3 = 0 then ${at(i)} end from ${upTo(persons)}`);
  await db.execute(sql`insert into document_requests (school_id, student_id, kind, copy, copies, language, purpose, status,
      created_at, updated_at)
    select ${school}, ${idOf('student', i)}, 'transcript', ${one(['hard', 'soft'], i)}, 1, 'km', 'Work',
      ${one(['requested', 'processing', 'ready', 'handed-over'], sql`i / 2`)}, ${at(i)}, ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into outbox (channel, recipient, body, status, next_attempt_at, created_at)
    select ${one(['sms', 'mail'], i)}, ${phone}, 'Text', ${one(['pending', 'sent', 'failed'], sql`i / 2`)}, ${at(i)}, ${at(i)}
    from ${upTo(count)}`);
  await db.execute(sql`insert into content_revisions (school_id, kind, feedback, status, created_at)
    select ${idOf('school', sql`i % ${sql.raw(String(advisedSchools))}`)}, 'other', 'Text',
      case when i % 2 = 0 then 'open' else 'done' end, ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into partner_requests (name, school, role, phone, features, message, locale, state, search_fold, created_at)
    select 'Dara', 'School ' || i, 'Head', ${phone}, '{}', 'Text', 'km', ${one(['new', 'answered', 'closed'], i)},
      'school ' || i || ' ' || lower(${one(majors, i)}), ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into school_requests (school_id, user_id, kind, title, message, state, search_fold, created_at)
    select ${idOf('school', sql`i % ${sql.raw(String(advisedSchools))}`)}, ${idOf('user', i)}, ${one(['program', 'paper'], i)},
      'Title ' || i, 'Text', ${one(['open', 'granted', 'declined'], sql`i / 2`)},
      'title ' || i || ' ' || lower(${one(majors, i)}), ${at(i)} from ${upTo(persons)}`);
  await db.execute(sql`insert into campaigns (slug, title, description, starts_on, ends_on, status, search_fold, created_at)
    select 'campaign-' || i, ${text}, ${text}, date '2026-01-01' + i % 300, date '2026-02-01' + i % 300, 'active',
      lower(${one(majors, i)}) || i, ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into sessions (user_id, user_agent, created_at, last_used_at)
    select ${idOf('user', sql`i % 50`)}, 'test', ${at(i)}, ${at(i)} from ${upTo(count)}`);
  await db.execute(sql`insert into audit_log (at, actor_id, action, subject, detail)
    select ${at(i)}, ${idOf('user', sql`i % 50`)}, ${one(['user-search', 'login', 'status-changed', 'document-viewed'], i)},
      'subject-' || i, '{}' from ${upTo(count)}`);
  await db.execute(sql`insert into uploads (user_id, purpose, key, type, size_bytes, private, file_name, state, created_at)
    select ${idOf('user', sql`i % 50`)}, 'loan-document', 'upload-' || i, 'image/jpeg', 1000, true, 'paper.jpg', 'stored', ${at(i)}
    from ${upTo(count)}`);
};
