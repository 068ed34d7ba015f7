import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profileEntries, profiles, schools, students } from '@/backend/db/schema';
import { cvSheetOf } from '@/backend/features/profiles/services/printed-cv';
import { drawCv } from '@/backend/features/profiles/services/cv-paper';
import { profileLinksResource } from '@/lib/contract/profiles/profile-links';
import {
  educationResource,
  experienceResource,
  referenceResource,
} from '@/lib/contract/profiles/profile-sections';
import { profileWorkResource } from '@/lib/contract/profiles/profile-work';
import { completeProfilesResource, profilesResource } from '@/lib/contract/profiles/profiles';
import { linesOfCv } from '@/lib/domain/profiles/cv-blocks';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram } from '@/tests/support/make';
import { makeSchoolWithStudent } from '@/tests/support/school-records';
import { pdfText } from '@/tests/support/pdf-text';
import { makeProfile, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const { list, create, revoke, read } = profileLinksResource.endpoints;
const nothing = { contacts: false, location: false, photo: false, referees: false };

const ownProfile = async (overrides: Parameters<typeof makeProfile>[2] = {}) => {
  const b = backend.current;
  const owner = await makePerson(b);
  const { id } = await makeProfile(b, owner, overrides);
  return { b, owner, params: { orgId: orgId(), id } };
};

test('a link opens what its person chose until it is taken back', { tags: 'postgres' }, async () => {
  const { b, owner, params } = await ownProfile({ location: 'Battambang' });
  const body = { label: 'Lotus Bank', openParts: { ...nothing, contacts: true } };
  const made = await call(b, create, { params, body }, owner.token);
  expect(made.body.key).toMatch(/^[\w-]{22}$/);
  const { key, linkId } = made.body;
  const seen = await call(b, read, { body: { key } });
  expect(seen.body).toMatchObject({ email: 'sreypich@demo.example', location: null, avatarUrl: null });
  const links = await call(b, list, { params }, owner.token);
  expect(links.body.data).toMatchObject([{ label: 'Lotus Bank', openedCount: 1, revokedAt: null }]);
  expect(JSON.stringify(links.body)).not.toContain(key);
  expect((await call(b, revoke, { params: { ...params, linkId } }, owner.token)).status).toBe(200);
  const gone = await call(b, read, { body: { key } });
  const unknown = await call(b, read, { body: { key: 'a'.repeat(22) } });
  expect([gone.status, gone.error.message]).toEqual([404, unknown.error.message]);
});

test('a link ends by itself, and with its profile', async () => {
  const { b, owner, params } = await ownProfile();
  const body = { label: 'A', days: 1, openParts: nothing };
  const one = (await call(b, create, { params, body }, owner.token)).body.key;
  const two = (await call(b, create, { params, body: { ...body, days: 30 } }, owner.token)).body.key;
  b.clock.advance(86_401);
  expect((await call(b, read, { body: { key: one } })).status).toBe(404);
  expect((await call(b, read, { body: { key: two } })).status).toBe(200);
  await b.deps.db.update(profiles).set({ isDeleted: true }).where(eq(profiles.id, params.id));
  expect((await call(b, read, { body: { key: two } })).status).toBe(404);
});

test('thirty wrong keys in an hour are enough; a right one never counts', async () => {
  const { b, owner, params } = await ownProfile();
  const { key } = (await call(b, create, { params, body: { label: 'A', openParts: nothing } }, owner.token))
    .body;
  b.clock.advance(7_200);
  for (let turn = 0; turn < 31; turn += 1) expect((await call(b, read, { body: { key } })).status).toBe(200);
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn += 1)
    statuses.push((await call(b, read, { body: { key: `wrong${turn}` } })).status);
  expect(statuses.lastIndexOf(404)).toBe(29);
  expect(statuses.at(-1)).toBe(429);
  b.clock.advance(7_200);
});

test('what is hidden and who is not opened stays unseen by a link', async () => {
  const { b, owner, params } = await ownProfile();
  const add = (section: typeof referenceResource | typeof experienceResource, entry: object) =>
    call(
      b,
      section.endpoints.create,
      { params, body: entry as never, idempotencyKey: newKey() },
      owner.token,
    );
  await add(referenceResource, { name: 'Chan Vuthy', position: 'Teacher' });
  const job = { companyName: 'Blue Café', jobDescription: 'Served guests.', experienceType: 'part-time' };
  await add(experienceResource, { ...job, jobTitle: 'Cashier', isShow: false });
  await add(experienceResource, { ...job, jobTitleNative: 'អ្នករត់តុ' });
  const keyOf = async (openParts: typeof nothing) =>
    (await call(b, create, { params, body: { label: 'A', openParts } }, owner.token)).body.key;
  const narrow = (await call(b, read, { body: { key: await keyOf(nothing) } })).body;
  expect(narrow.references).toEqual([]);
  expect(narrow.experiences).toMatchObject([{ jobTitleNative: 'អ្នករត់តុ' }]);
  const wide = await call(b, read, { body: { key: await keyOf({ ...nothing, referees: true }) } });
  expect(wide.body.references).toMatchObject([{ name: 'Chan Vuthy' }]);
});

test('entries keep the order of the hand; a stale order is refused', { tags: 'postgres' }, async () => {
  const { b, owner, params } = await ownProfile();
  const ids: string[] = [];
  for (const name of ['Chan Vuthy', 'Sok Dara']) {
    const input = { params, body: { name, position: 'Teacher' }, idempotencyKey: newKey() };
    ids.push((await call(b, referenceResource.endpoints.create, input, owner.token)).body.id);
  }
  const { order } = profileWorkResource.endpoints;
  const send = (some: string[]) =>
    call(b, order, { params, body: { kind: 'reference', ids: some } }, owner.token);
  expect((await send(ids.toReversed())).status).toBe(200);
  const now = await call(b, referenceResource.endpoints.list, { params }, owner.token);
  expect(now.body.data.map(({ id }) => id)).toEqual(ids.toReversed());
  expect([(await send(ids.slice(1))).status, (await send([ids[0] ?? '', ids[0] ?? ''])).status]).toEqual([
    409, 409,
  ]);
});

test('a change on top of an old version is refused, of an entry and of the profile', async () => {
  const { b, owner, params } = await ownProfile();
  const { update } = profilesResource.endpoints;
  const change = (version: number, aboutMeNative: string) =>
    call(b, update, { params, body: { aboutMeNative }, version }, owner.token);
  expect((await change(1, 'ខ្ញុំចូលចិត្តលេខ')).status).toBe(200);
  expect((await change(1, 'ផ្ទាំងទីពីរ')).status).toBe(412);
});

test(
  'what a school has entered comes once with its seal, and can only be hidden',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { school, student } = await makeSchoolWithStudent(b);
    const owner = student.person;
    const params = { orgId: orgId(), id: (await makeProfile(b, owner)).id };
    const subjectId = await makeProgram(b, school.id);
    await b.deps.db.update(students).set({ subjectId }).where(eq(students.id, student.id));
    const { sync } = profileWorkResource.endpoints;
    const again = () => call(b, sync, { params }, owner.token);
    expect([(await again()).body, (await again()).body]).toEqual([{ added: 1 }, { added: 0 }]);
    const [entry] = (await call(b, educationResource.endpoints.list, { params }, owner.token)).body.data;
    const [row] = await b.deps.db.select().from(schools).where(eq(schools.id, school.id));
    expect(entry).toMatchObject({
      classId: `student-${student.id}`,
      isFromSMS: true,
      confirmedBy: { name: row?.name, nameNative: row?.nameNative },
    });
    const { update } = educationResource.endpoints;
    const one = { ...params, subId: entry?.id ?? '' };
    const refused = await call(
      b,
      update,
      { params: one, body: { degreeName: 'Doctor' }, version: 1 },
      owner.token,
    );
    expect([refused.status, refused.error.code]).toEqual([409, 'confirmed']);
    const hidden = await call(b, update, { params: one, body: { isShow: false }, version: 1 }, owner.token);
    expect(hidden.body).toMatchObject({ isShow: false, isFromSMS: true });
  },
);

test('the PDF says what the page says, in either script', async () => {
  const { b, owner, params } = await ownProfile({
    firstNameNative: 'ស្រីពេជ្រ',
    lastNameNative: 'សុខ',
    aboutMe: 'I like numbers, and មនុស្ស.',
  });
  const entry = {
    jobTitle: 'Cashier',
    jobTitleNative: 'បេឡាករ',
    companyName: 'Blue Café',
    jobDescription: 'Served guests.\nCounted money.',
    experienceType: 'part-time' as const,
    startDate: '2025-02-01',
  };
  const { create: add } = experienceResource.endpoints;
  await call(b, add, { params, body: entry, idempotencyKey: newKey() }, owner.token);
  const { get } = completeProfilesResource.endpoints;
  const whole = (await call(b, get, { params }, owner.token)).body;
  const sheet = cvSheetOf(whole, { today: '2026-11-01', language: 'both' });
  const pdf = Buffer.from(await drawCv(sheet), 'base64');
  const lines = sheet.cvs.flatMap(linesOfCv).flatMap((line) => line.split('\n'));
  expect(pdfText(pdf).join(' ')).toBe(lines.join(' '));
  expect(lines).toEqual(expect.arrayContaining(['សុខ ស្រីពេជ្រ', 'បេឡាករ', 'Cashier', 'Counted money.']));
  expect(pdf.length).toBeLessThan(150_000);
  const rows = await b.deps.db.select().from(profileEntries).where(eq(profileEntries.profileId, params.id));
  expect(rows).toHaveLength(1);
});

test('the page of a profile is there while some link leads to it', async () => {
  const { b, owner, params } = await ownProfile();
  const { isOpen } = profileLinksResource.endpoints;
  const ask = async (userId = owner.id) =>
    (await call(b, isOpen, { params: { orgId: orgId(), userId } })).status;
  expect(await ask()).toBe(404);
  const made = await call(b, create, { params, body: { label: 'A', openParts: nothing } }, owner.token);
  expect([await ask(), await ask((await makePerson(b)).id)]).toEqual([200, 404]);
  await call(b, revoke, { params: { ...params, linkId: made.body.linkId } }, owner.token);
  expect(await ask()).toBe(404);
});
