import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { remindersResource } from '@/lib/contract/schools/reminders';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { subjects } from '@/backend/db/schema';
import { remindOfPrograms } from '@/backend/features/schools/jobs/program-reminders';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeProgram, makeSchool } from '@/tests/support/make';

const backend = useTestBackend();
const { add, remove, list: reminders } = remindersResource.endpoints;

const today = () => dayInCambodia(backend.current.clock.now());
const daysFromToday = (days: number) =>
  dayInCambodia(new Date(backend.current.clock.now().getTime() + days * 86_400_000));

test(
  'the condition on rows and the rule say the same of every combination',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const school = await makeSchool(b);
    const days = [null, daysFromToday(-10), daysFromToday(-1), today(), daysFromToday(1), daysFromToday(10)];
    const expected: string[] = [];
    for (const status of ['active', 'inactive'] as const)
      for (const applicationsOpenOn of days)
        for (const applicationDeadline of days)
          for (const nextIntakeOn of days)
            for (const isFull of [false, true]) {
              if (isFull && nextIntakeOn !== null && applicationsOpenOn !== null) continue;
              const window = { status, applicationsOpenOn, applicationDeadline, nextIntakeOn, isFull };
              const id = randomUUID();
              await b.deps.db.insert(subjects).values({
                ...window,
                id,
                schoolId: school.id,
                key: id,
                name: 'Law',
                nameNative: 'ច្បាប់',
                schoolType: 'university',
                degree: 'bachelor',
                feeCents: 0,
                isPublic: true,
                province: '12',
                startDate: '2027-01-04',
                endDate: '2030-12-20',
                isPlaceholder: false,
                durationMonths: 48,
                language: 'km',
                shift: 'morning',
                description: { en: '', km: '' },
                careers: { en: '', km: '' },
                createdAt: b.clock.now(),
                updatedAt: b.clock.now(),
              });
              if (applicationStateOn(window, today()).key === 'open') expected.push(id);
            }
    expect(expected.length).toBeGreaterThan(50);
    const query = { schoolId: school.id, openNow: 'true' };
    const { body } = await call(b, subjectsResource.endpoints.list, { query });
    expect(body.data.map(({ enrollableSubjectId }) => enrollableSubjectId).toSorted()).toEqual(
      expected.toSorted(),
    );
    expect(body.countTotal).toBe(expected.length);
  },
);

test(
  'a search for open schools leaves out those where nothing can be applied to',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const keyword = `Gate${randomUUID().slice(0, 8)}`;
    const [open, over, empty] = [
      await makeSchool(b, { name: `${keyword} A` }),
      await makeSchool(b, { name: `${keyword} B` }),
      await makeSchool(b, { name: `${keyword} C` }),
    ];
    await makeProgram(b, open.id, { applicationDeadline: today() });
    await makeProgram(b, open.id, { isFull: true });
    await makeProgram(b, over.id, { applicationDeadline: daysFromToday(-1) });
    const search = async (query: Record<string, string>) => {
      const { body } = await call(b, schoolsResource.endpoints.search, {
        query: { keyword, sort: 'name', ...query },
      });
      return body.hits.map(({ schoolId }) => schoolId);
    };
    expect(await search({})).toEqual([open.id, over.id, empty.id]);
    expect(await search({ openNow: 'true' })).toEqual([open.id]);
  },
);

test.each([
  ['not-yet-open', { applicationsOpenOn: '2027-06-01' }, '2027-06-01'],
  ['past-deadline', { applicationDeadline: '2026-01-01', nextIntakeOn: '2027-05-01' }, '2027-05-01'],
  ['past-deadline', { applicationDeadline: '2026-01-01' }, null],
  ['full', { isFull: true, nextIntakeOn: '2027-05-01' }, '2027-05-01'],
  ['closed', { status: 'inactive' }, null],
] as const)(
  'an application to one that is %s is refused with the next intake',
  async (code, window, next) => {
    const b = backend.current;
    const [school, person] = [await makeSchool(b), await makePerson(b)];
    const programId = await makeProgram(b, school.id, window);
    const body = applicationTo(school.id, programId);
    const input = { params: { id: school.id }, body, idempotencyKey: randomUUID() };
    const { status, error } = await call(b, applicantsResource.endpoints.submit, input, person.token);
    expect([status, error.code]).toEqual([409, code]);
    expect(error.issues ?? []).toEqual(
      next === null ? [] : [{ path: 'enrollToId', code: 'next-intake', message: next }],
    );
  },
);

test('who asked hears once when the program takes applications again', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [school, person, other] = [await makeSchool(b), await makePerson(b), await makePerson(b)];
  const id = await makeProgram(b, school.id, { name: 'Law', nameNative: 'ច្បាប់', isFull: true });
  const asked = async () =>
    (await call(b, reminders, { params: { userId: person.id } }, person.token)).body.data.map(
      ({ enrollableSubjectId }) => enrollableSubjectId,
    );
  await Promise.all([1, 2, 3].map(() => call(b, add, { params: { id } }, person.token)));
  await call(b, add, { params: { id } }, other.token);
  await call(b, remove, { params: { id } }, other.token);
  expect(await asked()).toEqual([id]);
  expect(await remindOfPrograms(b.deps)).toBe(0);

  await b.deps.db.update(subjects).set({ isFull: false }).where(eq(subjects.id, id));
  await Promise.all([1, 2, 3].map(() => remindOfPrograms(b.deps)));
  const inbox = async (of: typeof person) =>
    (await call(b, notificationsResource.endpoints.list, { params: { userId: of.id } }, of.token)).body;
  expect(await inbox(person)).toMatchObject({
    countTotal: 1,
    list: [{ kind: 'program-open', params: { titleEn: 'Law', titleKm: 'ច្បាប់' }, href: `/course/${id}` }],
  });
  expect((await inbox(other)).countTotal).toBe(0);
  expect(await asked()).toEqual([]);
});

test('nobody is reminded of what is open, and a program opens on its day', async () => {
  const b = backend.current;
  const [school, person] = [await makeSchool(b), await makePerson(b)];
  const open = await makeProgram(b, school.id);
  const refused = await call(b, add, { params: { id: open } }, person.token);
  expect([refused.status, refused.error.code]).toEqual([409, 'already-open']);
  const later = await makeProgram(b, school.id, { applicationsOpenOn: daysFromToday(2) });
  expect((await call(b, add, { params: { id: later } }, person.token)).status).toBe(200);
  b.clock.advance(86_400);
  expect(await remindOfPrograms(b.deps)).toBe(0);
  b.clock.advance(86_400);
  expect(await remindOfPrograms(b.deps)).toBe(1);
});

test(
  'the best match begins with what is open, also where the next intake is unknown',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const prominent = await makeSchool(b, { name: 'Prominent University', verified: true });
    const plain = await makeSchool(b, { name: 'Plain School', verified: false });
    const categoryName = 'Ordered first';
    const over = await makeProgram(b, prominent.id, {
      name: `${categoryName} over`,
      applicationDeadline: daysFromToday(-1),
      nextIntakeOn: null,
    });
    const open = await makeProgram(b, plain.id, { name: `${categoryName} open`, applicationDeadline: null });
    const ids = async (keyword?: string) => {
      const query = { order: 'relevance' as const, sort: 'desc' as const, limit: 500, keyword };
      const { body } = await call(b, subjectsResource.endpoints.list, { query });
      return body.data.map(({ enrollableSubjectId }) => enrollableSubjectId);
    };
    for (const found of [await ids(), await ids(categoryName)])
      expect(found.indexOf(open)).toBeLessThan(found.indexOf(over));
  },
);
