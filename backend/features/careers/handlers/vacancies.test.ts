import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, vacancies } from '@/backend/db/schema';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeProfile, makeVacancy, makeVacancyStep, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { list, get, steps, schema } = vacanciesResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const someId = '00000000-0000-4000-8000-000000000000';

type Query = NonNullable<Parameters<typeof call<typeof list>>[2]['query']>;

test(
  'a list is one page in a stable order, with the count of all that match',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { id } = await makeSchool(b);
    const made: string[] = [];
    for (const day of [3, 1, 2]) {
      made.push(
        await makeVacancy(b, { organizationId: id, postedAt: new Date(`2026-10-0${day}T00:00:00Z`) }),
      );
    }
    const read = async (query: Query) => {
      const { body } = await call(b, list, { params: { orgId: id }, query });
      return [body.count_total, ...body.data.map((row) => made.indexOf(row.vacancyId))];
    };
    expect(await read({})).toEqual([3, 0, 2, 1]);
    expect(await read({ limit: 2 })).toEqual([3, 0, 2]);
    expect(await read({ start: 2, limit: 2 })).toEqual([3, 1]);
    expect((await call(b, list, { params: { orgId: id }, query: { limit: 101 } })).status).toBe(400);
    expect((await call(b, list, { params: { orgId: someId } })).status).toBe(404);
  },
);

test('a vacancy is open through its last day in Phnom Penh', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const organizationId = id;
  const lastDay = await makeVacancy(b, { organizationId, deadline: '2026-11-01' });
  const past = await makeVacancy(b, { organizationId, deadline: '2026-10-31' });
  const endless = await makeVacancy(b, { organizationId, deadline: null });
  const closed = await makeVacancy(b, { organizationId, status: 'closed' });
  const read = async (query: Query) => {
    const { body } = await call(b, list, { params: { orgId: id }, query });
    return body.data.map((row) => row.vacancyId).toSorted();
  };
  expect(await read({})).toEqual([lastDay, endless].toSorted());
  expect(await read({ status: 'closed' })).toEqual([past, closed].toSorted());
  expect(await read({ status: 'all' })).toHaveLength(4);
  const { body } = await call(b, list, {
    params: { orgId: id },
    query: { status: 'open', sort: 'deadline' },
  });
  expect(body.data.map((row) => [row.vacancyId, row.isOpen])).toEqual([
    [lastDay, true],
    [endless, true],
  ]);
});

test(
  'kind, province, schedule, field and words in either language narrow a list',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { id } = await makeSchool(b);
    const organizationId = id;
    const cook = await makeVacancy(b, {
      organizationId,
      kind: 'internship',
      province: '17',
      schedule: 'part-time',
      field: 'tou',
      title: { en: 'Kitchen intern', km: 'កម្មសិក្សាការីផ្ទះបាយ' },
    });
    await makeVacancy(b, { organizationId });
    const read = async (query: Query) =>
      (await call(b, list, { params: { orgId: id }, query })).body.data.map((row) => row.vacancyId);
    const queries: Query[] = [
      { kind: 'internship' },
      { province: '17,18' },
      { schedule: 'part-time' },
      { field: 'tou' },
      { keyword: 'KITCHEN' },
      { keyword: 'ផ្ទះបាយ' },
    ];
    for (const query of queries) expect(await read(query), JSON.stringify(query)).toEqual([cook]);
    expect(await read({ kind: 'job', province: '17' })).toEqual([]);
    expect((await call(b, list, { params: { orgId: id }, query: { kind: 'hobby' } })).status).toBe(400);
  },
);

test(
  'one vacancy is found by id and by slug, in its own organization only',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const id = await makeVacancy(b, { slug: 'junior-accountant' });
    const other = await makeSchool(b);
    const byId = await call(b, get, { params: { orgId: orgId(), id } });
    const bySlug = await call(b, get, { params: { orgId: orgId(), id: 'junior-accountant' } });
    expect(byId.body).toMatchObject({
      vacancyId: id,
      isOpen: true,
      application: null,
      duties: [{ en: 'Duty' }],
    });
    expect(bySlug.body).toEqual(byId.body);
    const misses = [
      { orgId: other.id, id },
      { orgId: orgId(), id: 'nothing' },
      { orgId: 'sala', id: 'junior-accountant' },
    ];
    for (const params of misses) expect((await call(b, get, { params })).status).toBe(404);
  },
);

test('what the caller has applied for shows to the caller alone', async () => {
  const b = backend.current;
  const [person, other] = [await makePerson(b), await makePerson(b)];
  const profile = await makeProfile(b, person);
  const [first] = [await makeVacancy(b), await makeVacancy(b)];
  const body = { method: 'profile' as const, profileId: profile.id };
  const params = { orgId: orgId(), userId: person.id, vacancyId: first };
  const { apply } = vacanciesResource.endpoints;
  const applied = await call(b, apply, { params, body, idempotencyKey: newKey() }, person.token);
  expect(applied.body.application).toMatchObject({
    status: 'pending',
    step: { key: 'pending', color: '#919CA2' },
  });
  await b.deps.db.update(vacancies).set({ status: 'closed' }).where(eq(vacancies.id, first));
  const read = async (token: string | undefined, applied: string) =>
    call(b, list, { params: { orgId: orgId() }, query: { status: 'all', applied } }, token);
  expect((await read(person.token, 'true')).body.data.map((row) => row.vacancyId)).toEqual([first]);
  expect((await read(other.token, 'true')).body).toEqual({ data: [], count_total: 0 });
  expect((await read(person.token, 'false')).body.data.map((row) => row.vacancyId)).not.toContain(first);
  expect((await read(undefined, 'true')).status).toBe(401);
  const one = await call(b, get, { params: { orgId: orgId(), id: first } });
  expect(one.body.application).toBeNull();
});

test(
  'steps are pending, the organization’s active ones in order, accepted, rejected',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { id } = await makeSchool(b);
    const keys = async (organization: string) =>
      (await call(b, steps, { params: { orgId: organization } })).body.data.map(({ key, order, fixed }) => [
        key,
        order,
        fixed,
      ]);
    await makeVacancyStep(b, 'interview', 2);
    await makeVacancyStep(b, 'call', null);
    await makeVacancyStep(b, 'retired', 1, false);
    expect(await keys(orgId())).toEqual([
      ['pending', 1, true],
      ['call', 2, false],
      ['interview', 3, false],
      ['accepted', 4, true],
      ['rejected', 5, true],
    ]);
    expect((await keys(id)).map(([key]) => key)).toEqual(['pending', 'accepted', 'rejected']);
    expect((await call(b, steps, { params: { orgId: someId } })).status).toBe(404);
    const asked = await call(b, schema, { params: { orgId: orgId() } });
    expect(asked.body).toMatchObject({ organizationId: orgId(), fileMaxBytes: 10 * 1024 * 1024 });
    expect(asked.body.methods.map(({ method, required }) => [method, required])).toEqual([
      ['profile', ['profileId']],
      ['upload', ['file']],
      ['public', ['firstName', 'lastName', 'phone', 'message']],
    ]);
  },
);

test(
  'staff see who has applied and move them on; of two who move one, the second is told',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [person, advisor] = [await makePerson(b), await makePerson(b, { roles: ['advisor'] })];
    const admin = await makePerson(b, { roles: ['schoolAdmin'] });
    const profile = await makeProfile(b, person);
    const vacancyId = await makeVacancy(b);
    const { apply, applicants } = vacanciesResource.endpoints;
    const body = { method: 'profile' as const, profileId: profile.id, message: 'I can start at once.' };
    const applyTo = { orgId: orgId(), userId: person.id, vacancyId };
    await call(b, apply, { params: applyTo, body, idempotencyKey: newKey() }, person.token);
    const params = { orgId: orgId(), id: vacancyId };
    const seen = await call(b, applicants, { params }, advisor.token);
    expect(seen.body).toMatchObject({
      count_total: 1,
      data: [
        {
          userId: person.id,
          isVerified: true,
          profileId: profile.id,
          phone: '+85512345678',
          message: body.message,
          version: 1,
        },
      ],
    });
    expect(
      (await call(b, applicants, { params, query: { keyword: 'nobody' } }, advisor.token)).body.count_total,
    ).toBe(0);
    expect((await call(b, applicants, { params }, admin.token)).status).toBe(404);
    const applicationId = String(seen.body.data[0]?.applicationId);
    const move = (status: string, version: number, token = advisor.token) =>
      call(
        b,
        vacancyWorkResource.endpoints.move,
        {
          params: { orgId: orgId() },
          body: { rows: [{ applicationId, status, version }] },
          idempotencyKey: newKey(),
        },
        token,
      );
    expect((await move('nowhere', 1)).body.outcomes).toMatchObject([
      { ok: false, status: 422, issues: [{ path: 'status', code: 'unknown-step' }] },
    ]);
    const answers = await Promise.all([move('accepted', 1), move('rejected', 1)]);
    const statuses = answers.flatMap(({ body: { outcomes } }) =>
      outcomes.map((outcome) => (outcome.ok ? 200 : outcome.status)),
    );
    expect(statuses.toSorted()).toEqual([200, 412]);
    expect((await move('pending', 2, person.token)).status).toBe(403);
    const rows = await b.deps.db.select().from(auditLog).where(eq(auditLog.subject, applicationId));
    expect(rows.map((row) => row.action).toSorted()).toEqual([
      'vacancy-application-status',
      'vacancy-applied',
    ]);
  },
);
