import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog, outbox, users } from '@/backend/db/schema';
import { messageSettingsResource } from '@/lib/contract/notices/message-settings';
import { defaultStatusMessages } from '@/lib/domain/admissions/status-messages';
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
const read = async (orgId: string, as: Person) =>
  (await call(backend.current, get, { params: { orgId } }, as.token)).body;
const change = async (orgId: string, body: Change, as: Person) => {
  const { version } = await read(orgId, as);
  return call(backend.current, update, { params: { orgId }, body, version }, as.token);
};
const schoolWithAdmin = async (overrides: Parameters<typeof makeSchool>[1] = {}) => {
  const school = await makeSchool(backend.current, overrides);
  const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  return { school, admin };
};
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
  const { school, admin } = await schoolWithAdmin();
  expect(await read(school.id, admin)).toMatchObject({ own: false, mail: false, sms: false, version: 1 });
  const { messages } = await applicantAt(school.id, 'en');
  expect(await messages()).toEqual([]);
});

test('a school’s own words reach the applicant in their language, with the facts filled in', async () => {
  const { school, admin } = await schoolWithAdmin({ name: 'Romduol', nameNative: 'រំដួល' });
  const messages = {
    ...defaultStatusMessages,
    accepted: {
      subject: { km: 'អបអរ {name}', en: 'Well done, {name}' },
      body: { km: '{school}៖ {status} {link}', en: '{school}: {status} {link}' },
      sms: { km: 'សាលា៖ {status} {reference}', en: 'Sala: {status} {reference}' },
    },
  };
  expect((await change(school.id, { mail: true, sms: true, messages }, admin)).status).toBe(200);
  const khmer = await applicantAt(school.id, 'km');
  const { applicantId, applicantNameKm } = khmer.application;
  await decide(applicantId, 'accepted', admin);
  const [receivedMail, mail, ...more] = await khmer.messages();
  expect([receivedMail?.channel, more]).toEqual(['mail', []]);
  expect(receivedMail?.subject).toBe('រំដួល បានទទួលពាក្យសុំរបស់អ្នក');
  expect(mail).toEqual({
    channel: 'mail',
    subject: `អបអរ ${applicantNameKm}`,
    text: expect.stringContaining(
      `រំដួល៖ បានទទួលយក ${backend.current.deps.env.PUBLIC_ORIGIN}/profile/applications/${applicantId}\n\nឈប់ទទួលអ៊ីមែល`,
    ),
  });
  // A text message goes to whom no mail reaches.
  const { db } = backend.current.deps;
  const phoneOnly = await applicantAt(school.id, 'km');
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, phoneOnly.application.userId));
  await decide(phoneOnly.application.applicantId, 'accepted', admin);
  expect((await phoneOnly.messages()).at(-1)).toEqual({
    channel: 'sms',
    subject: null,
    text: `សាលា៖ បានទទួលយក ${phoneOnly.application.referenceCode}`,
  });
  const english = await applicantAt(school.id, 'en');
  await decide(english.application.applicantId, 'rejected', admin);
  expect((await english.messages()).find(({ subject }) => subject?.includes('decided'))?.text).toContain(
    'We are sorry: Romduol cannot accept',
  );
});

test('a school without settings of its own writes what Sala writes; without a proven address no mail goes out', async () => {
  const school = await makeSchool(backend.current);
  await change(sala, { mail: true, sms: false }, advisor);
  const { messages } = await applicantAt(school.id, 'en');
  expect((await messages()).map(({ channel }) => channel)).toEqual(['mail']);
  await backend.current.deps.db.update(users).set({ emailVerified: false });
  const before = (await outgoing()).length;
  await apply(backend.current, school.id);
  expect((await outgoing()).length).toBe(before);
  await change(sala, { mail: false }, advisor);
});

test('settings have a version and a trace; others’ are not theirs to read', async () => {
  const { school, admin } = await schoolWithAdmin();
  const { admin: stranger } = await schoolWithAdmin();
  const foreign = await call(backend.current, get, { params: { orgId: school.id } }, stranger.token);
  expect(foreign.status).toBe(404);
  const first = await change(school.id, { mail: true }, admin);
  expect(first.body).toMatchObject({ own: true, mail: true, version: 2 });
  const stale = await call(
    backend.current,
    update,
    { params: { orgId: school.id }, body: { mail: false }, version: 1 },
    admin.token,
  );
  expect(stale.status).toBe(412);
  const traces = await backend.current.deps.db.select().from(auditLog).where(eq(auditLog.subject, school.id));
  expect(traces.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['message-settings-changed', admin.id],
  ]);
});

test('words that nothing fills in, and Khmer in a text message, are refused at their fields', async () => {
  const { school, admin } = await schoolWithAdmin();
  const { moved } = defaultStatusMessages;
  const messages = {
    ...defaultStatusMessages,
    moved: { ...moved, subject: { ...moved.subject, en: 'Dear {nmae}' }, sms: { km: 'សាលា', en: 'សាលា' } },
  };
  const refused = await change(school.id, { messages }, admin);
  expect(refused.error.issues).toMatchObject([
    { path: 'messages.moved.subject.en', code: 'unknown-placeholder' },
    { path: 'messages.moved.sms.en', code: 'latin-only' },
  ]);
});
