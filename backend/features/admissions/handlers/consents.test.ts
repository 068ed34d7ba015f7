import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicantEvents, applicationConsents, auditLog } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { consentsResource } from '@/lib/contract/admissions/consents';
import { codeLimits, consentLifetimeSeconds } from '@/lib/domain/limits/sign-in';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { ask, confirm, duplicates } = consentsResource.endpoints;
const { submit, mine } = applicantsResource.endpoints;

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

const scene = async () => {
  const school = await makeSchool(backend.current);
  const programId = await makeProgram(backend.current, school.id);
  const advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [school.id] });
  const student = await makePerson(backend.current);
  const params = { id: school.id };
  const enter = (enrollToId: string | null = programId, by = advisor) =>
    call(
      backend.current,
      submit,
      {
        params,
        body: { ...applicationTo(school.id, enrollToId), userId: student.id },
        idempotencyKey: randomUUID(),
      },
      by.token,
    );
  const askFor = (enrollToId: string | null = programId) =>
    call(backend.current, ask, { params, body: { userId: student.id, enrollToId } }, advisor.token);
  const say = (consentId: string, verifyCode: string) =>
    call(
      backend.current,
      confirm,
      { params: { id: school.id, consentId }, body: { verifyCode } },
      advisor.token,
    );
  return { school, programId, advisor, student, enter, askFor, say };
};

test('the code is not kept once it has ended, and is not sent then', async () => {
  const { student, askFor } = await scene();
  await askFor();
  const [message] = await messagesTo(backend.current, student.phone);
  const end = new Date(backend.current.clock.now().getTime() + consentLifetimeSeconds * 1000);
  expect(message?.codeUntil).toEqual(end);
});

test('who agreed by code gets the application; it is theirs, and on record', async () => {
  const { advisor, student, enter, askFor, say, school } = await scene();
  const before = await enter();
  expect([before.status, codeOf(before)]).toEqual([403, 'consent-needed']);
  const asked = await askFor();
  expect([asked.status, asked.body.expiresInSeconds]).toEqual([201, 600]);
  expect((await messagesTo(backend.current, student.phone))[0]?.body).toContain('ក្នុង 10 នាទី');
  const unsaid = await enter();
  expect(codeOf(unsaid)).toBe('consent-needed');
  const code = await codeSentTo(backend.current, student.phone);
  expect((await say(asked.body.consentId, code)).status).toBe(200);
  const answer = await enter();
  expect(answer.status).toBe(201);
  const own = await call(backend.current, mine, { params: { id: student.id } }, student.token);
  expect(own.body.data.map(({ applicantId }) => applicantId)).toEqual([answer.body.applicantId]);
  const advisors = await call(backend.current, mine, { params: { id: advisor.id } }, advisor.token);
  expect(advisors.body.countTotal).toBe(0);
  const { db } = backend.current.deps;
  const [event] = await db
    .select()
    .from(applicantEvents)
    .where(eq(applicantEvents.applicantId, answer.body.applicantId));
  expect([event?.actorId, event?.actorRole]).toEqual([advisor.id, 'advisor']);
  const [consent] = await db
    .select()
    .from(applicationConsents)
    .where(eq(applicationConsents.schoolId, school.id));
  expect(consent?.applicantId).toBe(answer.body.applicantId);
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, answer.body.applicantId), eq(auditLog.action, 'application-submitted')));
  expect(entry?.detail).toEqual({ consentId: consent?.id, userId: student.id });
});

test('a consent holds for its program, once, and for ten minutes', { tags: 'postgres' }, async () => {
  const { enter, askFor, say, student, school } = await scene();
  const other = await makeProgram(backend.current, school.id);
  const asked = await askFor();
  await say(asked.body.consentId, await codeSentTo(backend.current, student.phone));
  expect(codeOf(await enter(other))).toBe('consent-needed');
  expect(codeOf(await enter(null))).toBe('consent-needed');
  backend.current.clock.advance(consentLifetimeSeconds);
  expect(codeOf(await enter())).toBe('consent-needed');
  const again = await askFor();
  await say(again.body.consentId, await codeSentTo(backend.current, student.phone));
  expect((await enter()).status).toBe(201);
  expect(codeOf(await enter())).toBe('consent-needed');
});

test('a code is guessed five times, and opens nothing after ten minutes', async () => {
  const { askFor, say, student } = await scene();
  const asked = await askFor();
  const code = await codeSentTo(backend.current, student.phone);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let count = 0; count < codeLimits.triesMax; count += 1)
    expect((await say(asked.body.consentId, wrong)).status).toBe(422);
  expect((await say(asked.body.consentId, code)).status).toBe(422);
  const late = await askFor();
  const lateCode = await codeSentTo(backend.current, student.phone);
  backend.current.clock.advance(consentLifetimeSeconds);
  expect((await say(late.body.consentId, lateCode)).status).toBe(422);
});

test('a student enters nothing for somebody else, nor does the staff of another school', async () => {
  const { enter, askFor, say, student } = await scene();
  const asked = await askFor();
  await say(asked.body.consentId, await codeSentTo(backend.current, student.phone));
  const strangers = [
    await makePerson(backend.current),
    await makePerson(backend.current, { roles: ['advisor'] }),
    await makePerson(backend.current, { roles: ['partner'] }),
  ];
  for (const stranger of strangers) expect((await enter(undefined, stranger)).status).toBe(403);
  expect((await enter()).status).toBe(201);
});

test(
  'people are proposed by their number, and by their name in any spelling where the school knows them',
  { tags: 'postgres' },
  async () => {
    const { advisor, student, askFor, say, enter, school } = await scene();
    const asked = await askFor();
    await say(asked.body.consentId, await codeSentTo(backend.current, student.phone));
    const { applicantId } = (await enter()).body;
    const find = (query: Record<string, string>) =>
      call(backend.current, duplicates, { params: { id: school.id }, query }, advisor.token);
    const byName = await find({ name: 'SOK dara' });
    expect(byName.body.data).toMatchObject([
      { userId: student.id, matches: ['name'], applications: [{ applicantId }] },
    ]);
    const byKhmer = await find({ nameKm: 'សុខ​ តារា' });
    expect(byKhmer.body.data.map(({ userId }) => userId)).toEqual([student.id]);
    const stranger = await makePerson(backend.current);
    const byPhone = await find({ phone: stranger.phone });
    expect(byPhone.body.data).toMatchObject([{ userId: stranger.id, matches: ['phone'], applications: [] }]);
    expect((await find({})).body.countTotal).toBe(0);
    expect((await find({ name: 'Nobody Here' })).body.countTotal).toBe(0);
  },
);
