import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog, outbox, users } from '@/backend/db/schema';
import { messageSettingsResource } from '@/lib/contract/notification/message-settings';
import { defaultStatusMessages } from '@/lib/domain/applications/status-messages';
import { call, useTestBackend } from '@/tests/support/backend';
import { apply, moveTo } from '@/tests/support/applications';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { get, update } = messageSettingsResource.endpoints;
type Change = Parameters<typeof call<typeof update>>[2]['body'];

let advisor: Person;
let sala: string;
beforeAll(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  sala = backend.current.deps.env.ORGANIZATION_ID;
});

let key = 0;
const read = async (orgId: string) =>
  (await call(backend.current, get, { params: { orgId } }, advisor.token)).body;
const change = async (orgId: string, body: Change, as: Person = advisor) =>
  call(backend.current, update, { params: { orgId }, body, version: (await read(orgId)).version }, as.token);
const outgoing = () =>
  backend.current.deps.db.select().from(outbox).orderBy(outbox.createdAt, outbox.channel);

/** An applicant with a proven address; what was sent since. */
const applicantAt = async (schoolId: string, locale: 'km' | 'en') => {
  const b = backend.current;
  const student = await makePerson(b);
  const email = `student${(key += 1)}@mail.example`;
  await b.deps.db.update(users).set({ email, emailVerified: true, locale }).where(eq(users.id, student.id));
  const before = new Set((await outgoing()).map(({ id }) => id));
  const application = await apply(b, schoolId, { as: student });
  const messages = async () =>
    (await outgoing())
      .filter(({ id, recipient }) => !before.has(id) && [email, student.phone].includes(recipient))
      .map(({ channel, subject, body: text }) => ({ channel, subject, text }));
  return { application, messages };
};
const decide = (id: string, status: string, admin: Person) => {
  backend.current.clock.advance(1);
  return moveTo(backend.current, admin, id, status);
};

test('before anybody chooses it, nothing is sent besides the notification in the app', async () => {
  const school = await makeSchool(backend.current);
  expect(await read(school.id)).toMatchObject({ own: false, mail: false, sms: false, version: 1 });
  const { messages } = await applicantAt(school.id, 'en');
  expect(await messages()).toEqual([]);
});

test('a school’s own words reach the applicant in their language, with the facts filled in', async () => {
  const school = await makeSchool(backend.current, { name: 'Romduol', nameNative: 'រំដួល' });
  const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const messages = {
    ...defaultStatusMessages,
    accepted: {
      subject: { km: 'អបអរ {name}', en: 'Well done, {name}' },
      body: { km: '{school}៖ {status} {link}', en: '{school}: {status} {link}' },
      sms: 'Sala: {status} {reference}',
    },
  };
  expect((await change(school.id, { mail: true, sms: true, messages }, admin)).status).toBe(200);
  const khmer = await applicantAt(school.id, 'km');
  const { applicantId, referenceCode, applicantNameKm } = khmer.application;
  await decide(applicantId, 'accepted', admin);
  const [receivedMail, receivedSms, mail, sms] = await khmer.messages();
  expect([receivedMail?.channel, receivedSms?.channel]).toEqual(['mail', 'sms']);
  expect(receivedMail?.subject).toBe('រំដួល បានទទួលពាក្យសុំរបស់អ្នក');
  expect(mail).toEqual({
    channel: 'mail',
    subject: `អបអរ ${applicantNameKm}`,
    text: `រំដួល៖ បានទទួលយក ${backend.current.deps.env.PUBLIC_ORIGIN}/profile/applications/${applicantId}`,
  });
  expect(sms).toEqual({ channel: 'sms', subject: null, text: `Sala: Accepted ${referenceCode}` });
  const english = await applicantAt(school.id, 'en');
  await decide(english.application.applicantId, 'rejected', admin);
  expect((await english.messages()).find(({ subject }) => subject?.includes('decided'))?.text).toContain(
    'We are sorry: Romduol cannot accept',
  );
});

test('a school without settings of its own writes what Sala writes; without a proven address no mail goes out', async () => {
  const school = await makeSchool(backend.current);
  await change(sala, { mail: true, sms: false });
  const { messages } = await applicantAt(school.id, 'en');
  expect((await messages()).map(({ channel }) => channel)).toEqual(['mail']);
  await backend.current.deps.db.update(users).set({ emailVerified: false });
  const before = (await outgoing()).length;
  await apply(backend.current, school.id);
  expect((await outgoing()).length).toBe(before);
  await change(sala, { mail: false });
});

test('settings have a version and a trace; others’ are not theirs to read', async () => {
  const school = await makeSchool(backend.current);
  const stranger = await makePerson(backend.current, { roles: ['schoolAdmin'] });
  const foreign = await call(backend.current, get, { params: { orgId: school.id } }, stranger.token);
  expect(foreign.status).toBe(404);
  const first = await change(school.id, { mail: true });
  expect(first.body).toMatchObject({ own: true, mail: true, version: 2 });
  const stale = await call(
    backend.current,
    update,
    { params: { orgId: school.id }, body: { mail: false }, version: 1 },
    advisor.token,
  );
  expect(stale.status).toBe(412);
  const traces = await backend.current.deps.db.select().from(auditLog).where(eq(auditLog.subject, school.id));
  expect(traces.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['message-settings-changed', advisor.id],
  ]);
});

test('words that nothing fills in, and Khmer in a text message, are refused at their fields', async () => {
  const school = await makeSchool(backend.current);
  const { moved } = defaultStatusMessages;
  const messages = {
    ...defaultStatusMessages,
    moved: { ...moved, subject: { ...moved.subject, en: 'Dear {nmae}' }, sms: 'សាលា' },
  };
  const refused = await change(school.id, { messages });
  expect(refused.error.issues).toEqual([
    { path: 'messages.moved.subject.en', code: 'unknown-placeholder' },
    { path: 'messages.moved.sms', code: 'latin-only' },
  ]);
});
