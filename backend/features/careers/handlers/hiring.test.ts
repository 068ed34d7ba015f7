import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { remindOfInterviews } from '@/backend/features/careers/jobs/hiring';
import { notifications, outbox, users, vacancies, vacancyApplications } from '@/backend/db/schema';
import { applicantWorkResource } from '@/lib/contract/careers/applicant-work';
import { handedApplicationsResource } from '@/lib/contract/careers/handed-applications';
import { ownInterviewsResource } from '@/lib/contract/careers/own-interviews';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { agendaResource } from '@/lib/contract/events/agenda';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeCompany, makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';
import { makeUpload } from '@/tests/support/uploads';

const backend = useTestBackend();
const work = applicantWorkResource.endpoints;
const handed = handedApplicationsResource.endpoints;
const own = ownInterviewsResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const makeAdvisor = () => makePerson(backend.current, { roles: ['advisor'] });
const hourMs = 3_600_000;
const hourSeconds = 3_600;
const inHours = (hours: number) =>
  new Date(backend.current.clock.now().getTime() + hours * hourMs).toISOString();
const place = { en: 'Street 271, room 3', km: 'ផ្លូវ ២៧១ បន្ទប់ ៣' };

const makeOffer = async () => {
  const companyId = await makeCompany(backend.current);
  return makeVacancy(backend.current, { companyId, title: { en: 'Cook', km: 'ចុងភៅ' } });
};

/** Somebody who has applied with a profile; `message` marks what staff and employers read. */
const applied = async (vacancyId: string, overrides: Parameters<typeof makePerson>[1] = {}) => {
  const b = backend.current;
  const person = await makePerson(b, { dob: '2000-01-01', ...overrides });
  const profile = await makeProfile(b, person, { aboutMe: 'I cook fish.' });
  const { apply } = vacanciesResource.endpoints;
  const params = { orgId: orgId(), userId: person.id, vacancyId };
  const body = { method: 'profile' as const, profileId: profile.id, message: 'From Monday' };
  const answer = await call(b, apply, { params, body, idempotencyKey: newKey() }, person.token);
  return { person, applicationId: String(answer.body.application?.applicationId) };
};

const handOn = async (advisor: Person, applicationId: string, days = 14) => {
  const params = { orgId: orgId(), applicationId };
  return call(backend.current, work.handOn, { params, body: { recipient: 'Lotus', days } }, advisor.token);
};
const read = (key: string) => call(backend.current, handed.read, { body: { key } });
const noticesOf = (userId: string, kind: (typeof notifications.$inferSelect)['kind']) =>
  backend.current.deps.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, kind)));

const applicantOf = async (advisor: Person, vacancyId: string, applicationId: string) => {
  const params = { orgId: orgId(), id: vacancyId, applicationId };
  const answer = await call(
    backend.current,
    vacancyWorkResource.endpoints.applicant,
    { params },
    advisor.token,
  );
  return answer.body;
};

test('notes and moves stand in the history of an applicant, the latest first', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const vacancyId = await makeOffer();
  const { applicationId } = await applied(vacancyId);
  const params = { orgId: orgId(), applicationId };
  const noted = { params, body: { words: 'Speaks well.' }, idempotencyKey: newKey() };
  expect((await call(b, work.addNote, noted, advisor.token)).status).toBe(201);
  expect((await call(b, work.addNote, noted, advisor.token)).status).toBe(201);
  const message = { en: 'Welcome', km: 'សូមស្វាគមន៍' };
  b.clock.advance(1);
  await call(
    b,
    vacancyWorkResource.endpoints.move,
    {
      params: { orgId: orgId() },
      body: { rows: [{ applicationId, status: 'accepted', message }] },
      idempotencyKey: newKey(),
    },
    advisor.token,
  );
  const { entries } = await applicantOf(advisor, vacancyId, applicationId);
  expect(entries.map(({ kind, words }) => [kind, words])).toEqual([
    ['moved', ''],
    ['note', 'Speaks well.'],
  ]);
  expect(entries[0]).toMatchObject({ step: { key: 'accepted' }, message });
  expect(entries[1]?.by).toBe('Sok Dara');
});

test('an employer reads one application by a link until it ends or is taken back; the applicant is told', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const vacancyId = await makeOffer();
  const { person, applicationId } = await applied(vacancyId);
  const { body, status } = await handOn(advisor, applicationId, 2);
  expect(status).toBe(201);
  const seen = await read(body.key);
  expect(seen.body).toMatchObject({
    vacancy: { title: { en: 'Cook' } },
    message: 'From Monday',
    phone: '+85512345678',
    profile: { aboutMe: 'I cook fish.' },
  });
  const [notice] = await noticesOf(person.id, 'vacancy-handed');
  expect(notice?.params).toMatchObject({ name: 'Lotus', titleKm: 'ចុងភៅ' });
  const { handovers } = await applicantOf(advisor, vacancyId, applicationId);
  expect(handovers).toMatchObject([{ recipient: 'Lotus', openedCount: 1 }]);
  expect((await read(`${body.key}x`)).status).toBe(404);
  b.clock.advance(49 * hourSeconds);
  expect((await read(body.key)).status).toBe(404);

  // The session of the first has ended.
  const later = await makeAdvisor();
  const second = (await handOn(later, applicationId)).body;
  const params = { orgId: orgId(), applicationId, handoverId: second.handoverId };
  expect((await read(second.key)).status).toBe(200);
  expect((await call(b, work.takeBack, { params }, later.token)).status).toBe(200);
  expect((await call(b, work.takeBack, { params }, later.token)).status).toBe(200);
  expect((await read(second.key)).status).toBe(404);
  const kinds = (await applicantOf(later, vacancyId, applicationId)).entries.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['handed-on', 'handed-on', 'taken-back']);
});

test('an applicant who withdraws, and a vacancy that is stopped, end the link', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const vacancyId = await makeOffer();
  const { applicationId } = await applied(vacancyId);
  const { key } = (await handOn(advisor, applicationId)).body;
  const stop = (stoppedAt: Date | null) =>
    b.deps.db.update(vacancies).set({ stoppedAt }).where(eq(vacancies.id, vacancyId));
  await stop(b.clock.now());
  expect((await read(key)).status).toBe(404);
  await stop(null);
  expect((await read(key)).status).toBe(200);
  await b.deps.db.delete(vacancyApplications).where(eq(vacancyApplications.id, applicationId));
  expect((await read(key)).status).toBe(404);
});

test('no employer reads the numbers, the referees, the file or an address in a text of a minor', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const vacancyId = await makeOffer();
  const { person, applicationId } = await applied(vacancyId);
  const { key: fileKey } = await makeUpload(b, { userId: person.id, purpose: 'cv' });
  const file = { key: fileKey, fileName: 'cv.pdf', fileType: 'application/pdf' as const };
  await b.deps.db.update(vacancyApplications).set({ file }).where(eq(vacancyApplications.id, applicationId));
  const { key } = (await handOn(advisor, applicationId)).body;
  expect((await call(b, handed.file, { body: { key } })).status).toBe(200);
  const views = await call(
    b,
    uploadsResource.endpoints.views,
    { params: { userId: person.id } },
    person.token,
  );
  expect(views.body.data).toMatchObject([{ reader: 'employer', viewer: { name: 'Employer' } }]);
  const message = 'Write to t.me/kid or 012 999 888.';
  const question = { id: 'reach', label: { en: 'Where do we reach you?', km: 'ទាក់ទងអ្នកនៅឯណា?' } };
  await b.deps.db
    .update(vacancyApplications)
    .set({ message, answers: [{ ...question, answer: { en: 'Call 012 999 888', km: 'ទូរសព្ទ ០១២ ៩៩៩ ៨៨៨' } }] })
    .where(eq(vacancyApplications.id, applicationId));
  expect((await read(key)).body.message).toBe(message);
  for (const dob of ['2012-01-01', null]) {
    await b.deps.db.update(users).set({ dob }).where(eq(users.id, person.id));
    const { body } = await read(key);
    expect(body).toMatchObject({ phone: null, email: null, fileName: null, firstName: 'Sreypich' });
    expect(body.profile).toMatchObject({ phoneNumber: null, email: null, references: [] });
    expect(body.message).toBe('Write to ••• or •••.');
    expect(body.answers).toEqual([{ ...question, answer: { en: 'Call •••', km: 'ទូរសព្ទ •••' } }]);
    expect((await call(b, handed.file, { body: { key } })).status).toBe(404);
  }
});

test('nothing is handed to an employer whom nobody has checked; who has no account is told by SMS', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const unchecked = await makeVacancy(b, { companyId: await makeCompany(b, { checkedUntil: null }) });
  const { applicationId } = await applied(unchecked);
  expect((await handOn(advisor, applicationId)).error.code).toBe('company-unchecked');
  const vacancyId = await makeOffer();
  const phone = '012 777 888';
  const body = { vacancyId, firstName: 'Dara', lastName: 'Sok', phone, message: 'Hello' };
  const { applyPublic } = vacanciesResource.endpoints;
  await call(b, applyPublic, { params: { orgId: orgId() }, body, idempotencyKey: newKey() });
  const [row] = await b.deps.db
    .select()
    .from(vacancyApplications)
    .where(eq(vacancyApplications.vacancyId, vacancyId));
  await handOn(advisor, String(row?.id));
  const sent = await b.deps.db.select().from(outbox).where(eq(outbox.recipient, '+85512777888'));
  expect(sent.map((message) => message.body)).toEqual([
    expect.stringContaining('Lotus អាចអានពាក្យសុំរបស់អ្នកសម្រាប់ «ចុងភៅ» រហូតដល់'),
  ]);
});

const offer = async (advisor: Person, applicationId: string, hours = [48, 72, 96]) => {
  const params = { orgId: orgId(), applicationId };
  const body = { slots: hours.map(inHours), minutes: 30, place };
  return call(
    backend.current,
    work.offerInterview,
    { params, body, idempotencyKey: newKey() },
    advisor.token,
  );
};
const pick = (person: Person, interviewId: string, startsAt: string) =>
  call(
    backend.current,
    own.pick,
    { params: { userId: person.id, interviewId }, body: { startsAt } },
    person.token,
  );
const ownOf = async (person: Person) =>
  (await call(backend.current, own.list, { params: { userId: person.id } }, person.token)).body.data;

test('an applicant picks one of three hours; it stands in both calendars, and one reminder comes the day before', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const vacancyId = await makeOffer();
  const { person, applicationId } = await applied(vacancyId);
  const made = await offer(advisor, applicationId);
  expect(made.status).toBe(201);
  expect((await noticesOf(person.id, 'interview-offered'))[0]?.params).toMatchObject({
    titleEn: 'Cook',
    statusKm: place.km,
  });
  const { interviewId, slots } = made.body;
  expect(await ownOf(person)).toMatchObject([{ interviewId, state: 'offered', free: slots }]);
  expect((await pick(person, interviewId, inHours(50))).error.code).toBe('slot-gone');
  expect((await pick(person, interviewId, String(slots[1]))).status).toBe(200);
  expect((await pick(person, interviewId, String(slots[1]))).status).toBe(200);
  expect((await pick(person, interviewId, String(slots[0]))).error.code).toBe('interview-over');
  expect(await noticesOf(advisor.id, 'interview-picked')).toHaveLength(1);

  const agendaOf = async ({ id, token }: Person) =>
    (await call(b, agendaResource.endpoints.agenda, { params: { userId: id } }, token)).body.data.map(
      ({ title, startsAt, page }) => ({ title: title.en, startsAt, page }),
    );
  expect(await agendaOf(person)).toMatchObject([{ title: 'Interview: Cook', startsAt: slots[1] }]);
  expect(await agendaOf(advisor)).toMatchObject([
    { title: 'Interview: Cook (Sok Sreypich)', page: `/advisor/vacancy/${vacancyId}/edit` },
  ]);

  expect(await remindOfInterviews(b.deps)).toBe(0);
  b.clock.advance(49 * hourSeconds);
  await remindOfInterviews(b.deps);
  await remindOfInterviews(b.deps);
  const told = await noticesOf(person.id, 'interview-soon');
  expect(told).toHaveLength(1);
  expect(told[0]?.params['dateEn']).toMatch(/\d{2}:\d{2}/);
});

test('two applicants cannot pick the same hour of one advisor', { tags: 'postgres' }, async () => {
  const advisor = await makeAdvisor();
  const vacancyId = await makeOffer();
  const [one, two] = [await applied(vacancyId), await applied(vacancyId)];
  const first = (await offer(advisor, one.applicationId)).body;
  const second = (await offer(advisor, two.applicationId)).body;
  const both = await Promise.all([
    pick(one.person, first.interviewId, String(first.slots[0])),
    pick(two.person, second.interviewId, String(second.slots[0])),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const loser = both[0]?.status === 409 ? one.person : two.person;
  expect((await ownOf(loser))[0]?.free).toHaveLength(2);
});

test('who declines tells the advisor why; what is called off is told, and a new offer ends the one before', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const vacancyId = await makeOffer();
  const { person, applicationId } = await applied(vacancyId);
  const { interviewId } = (await offer(advisor, applicationId)).body;
  const params = { userId: person.id, interviewId };
  const body = { words: 'I have exams.' };
  expect((await call(b, own.decline, { params, body }, person.token)).status).toBe(200);
  expect((await noticesOf(advisor.id, 'interview-declined'))[0]?.params).toMatchObject({
    name: 'Sok Sreypich',
    statusEn: 'I have exams.',
  });
  const next = (await offer(advisor, applicationId)).body;
  const last = (await offer(advisor, applicationId, [24, 30, 36])).body;
  expect((await pick(person, next.interviewId, String(next.slots[0]))).error.code).toBe('interview-over');
  expect((await pick(person, last.interviewId, String(last.slots[0]))).status).toBe(200);
  const off = { params: { orgId: orgId(), applicationId, interviewId: last.interviewId } };
  expect((await call(b, work.callOffInterview, off, advisor.token)).status).toBe(200);
  expect(await noticesOf(person.id, 'interview-called-off')).toHaveLength(1);
  expect(await ownOf(person)).toEqual([]);
  b.clock.advance(10 * hourSeconds);
  expect(await remindOfInterviews(b.deps)).toBe(0);
});

test('hours must lie ahead and differ, and an applicant without an account has nobody to pick', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const vacancyId = await makeOffer();
  const { applicationId } = await applied(vacancyId);
  expect((await offer(advisor, applicationId, [-1, 48, 72])).error.issues).toMatchObject([
    { path: 'slots.0', code: 'out-of-range' },
  ]);
  expect((await offer(advisor, applicationId, [48, 48, 72])).status).toBe(422);
  expect((await offer(advisor, applicationId, [48, 72])).status).toBe(422);
  await b.deps.db
    .update(vacancyApplications)
    .set({ userId: null })
    .where(eq(vacancyApplications.id, applicationId));
  expect((await offer(advisor, applicationId)).error.code).toBe('no-account');
});
