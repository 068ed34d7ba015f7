import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { holidaysResource } from '@/lib/contract/events/holidays';
import { termsResource } from '@/lib/contract/events/terms';
import { seedRuns } from '@/backend/db/schema';
import { insertHolidays } from '@/backend/features/events/seed/insert-holidays';
import { holidaysBetween, isHoliday } from '@/backend/features/events/services/holidays';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';

const backend = useTestBackend();
const holiday = holidaysResource.endpoints;
const term = termsResource.endpoints;
const both = (value: string) => ({ en: value, km: `${value} ខ្មែរ` });

const scene = async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [school.id] });
  const advisor = await makePerson(b, { roles: ['advisor'] });
  return { b, school, partner, advisor, sala: b.deps.env.ORGANIZATION_ID };
};

test('public holidays of five years are there; what follows the moon is expected until announced', async () => {
  const { b, school } = await scene();
  await insertHolidays(b.deps);
  await insertHolidays(b.deps);
  const days = await holidaysBetween(b.deps, school.id, '2026-01-01', '2030-12-31');
  const on = (day: string) =>
    days.filter((one) => one.day === day).map(({ name, isExpected }) => [name.en, isExpected]);
  expect(on('2026-11-09')).toEqual([['National Independence Day', false]]);
  expect(on('2026-11-24')).toEqual([['Water Festival', false]]);
  expect(on('2028-11-01')).toEqual([['Water Festival', true]]);
  expect(on('2029-05-01')).toEqual(
    expect.arrayContaining([
      ['International Labour Day', false],
      ['Royal Ploughing Ceremony', true],
    ]),
  );
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  for (const year of ['2026', '2027', '2028', '2029', '2030'])
    expect(days.filter(({ day }) => day.startsWith(year)).length).toBeGreaterThanOrEqual(20);
});

test(
  'an advisor corrects a national day; a later version of the list changes neither it nor a removed one',
  { tags: 'postgres' },
  async () => {
    const { b, school, partner, advisor, sala } = await scene();
    await insertHolidays(b.deps);
    const may = { from: '2028-05-07', to: '2028-05-13' };
    const listed = await call(b, holiday.list, { params: { orgId: sala }, query: may });
    const [visak, ploughing] = listed.body.data.map(({ holidayId }) => ({ orgId: sala, id: holidayId }));
    if (!visak || !ploughing) throw new Error('The list has lost its days.');
    const body = { day: '2028-05-09', isExpected: false };
    const changed = await call(b, holiday.update, { params: visak, body, version: 1 }, advisor.token);
    expect(changed.body).toMatchObject({ day: '2028-05-09', isExpected: false, version: 2 });
    expect((await call(b, holiday.update, { params: visak, body, version: 1 }, advisor.token)).status).toBe(
      412,
    );
    // A partner writes days of the own school only.
    const asOwn = { orgId: school.id, id: ploughing.id };
    expect((await call(b, holiday.remove, { params: asOwn }, partner.token)).status).toBe(404);
    expect((await call(b, holiday.remove, { params: ploughing }, partner.token)).status).toBe(404);
    expect((await call(b, holiday.remove, { params: ploughing }, advisor.token)).status).toBe(200);
    expect((await call(b, holiday.remove, { params: ploughing }, advisor.token)).status).toBe(404);
    await b.deps.db.update(seedRuns).set({ version: 'older' }).where(eq(seedRuns.name, 'holidays'));
    await insertHolidays(b.deps);
    const days = await holidaysBetween(b.deps, school.id, may.from, may.to);
    expect(days).toMatchObject([{ day: '2028-05-09', isExpected: false }]);
  },
);

test('a school has days and holidays of its own, which are nobody else’s', { tags: 'postgres' }, async () => {
  const { b, school, partner } = await scene();
  const other = await makeSchool(b);
  const params = { orgId: school.id };
  const body = { day: '2027-01-20', name: both('Founding day') };
  expect(
    (await call(b, holiday.create, { params, idempotencyKey: randomUUID(), body }, partner.token)).status,
  ).toBe(201);
  const week = {
    kind: 'holiday' as const,
    name: both('Break'),
    startsOn: '2027-02-27',
    endsOn: '2027-03-02',
  };
  expect(
    (await call(b, term.create, { params, idempotencyKey: randomUUID(), body: week }, partner.token)).status,
  ).toBe(201);
  const exams = { ...week, kind: 'exam' as const, startsOn: '2027-03-03', endsOn: '2027-03-05' };
  await call(b, term.create, { params, idempotencyKey: randomUUID(), body: exams }, partner.token);
  const daysOf = async (id: string, from: string, to: string) =>
    (await holidaysBetween(b.deps, id, from, to)).map(({ day }) => day);
  expect(await daysOf(school.id, '2027-01-20', '2027-01-20')).toEqual(['2027-01-20']);
  expect([
    await isHoliday(b.deps, school.id, '2027-01-20'),
    await isHoliday(b.deps, other.id, '2027-01-20'),
  ]).toEqual([true, false]);
  expect(await daysOf(school.id, '2027-02-28', '2027-03-07')).toEqual([
    '2027-02-28',
    '2027-03-01',
    '2027-03-02',
  ]);
  expect(await daysOf(other.id, '2027-01-20', '2027-03-07')).toEqual([]);
  const listed = await call(b, holiday.list, { params, query: { from: '2027-01-08', to: '2027-02-01' } });
  expect(listed.body).toMatchObject({
    countTotal: 1,
    data: [{ name: body.name, organizationId: school.id }],
  });
  expect((await call(b, term.list, { params })).body.data.map(({ kind }) => kind)).toEqual([
    'holiday',
    'exam',
  ]);
});

test('a term that ends before it begins is refused, also when only one day is changed', async () => {
  const { b, school, partner } = await scene();
  const params = { orgId: school.id };
  const body = { kind: 'term' as const, name: both('Term'), startsOn: '2026-11-02', endsOn: '2026-11-01' };
  const refused = await call(b, term.create, { params, idempotencyKey: randomUUID(), body }, partner.token);
  expect([refused.status, refused.error.issues?.[0]]).toMatchObject([
    422,
    { path: 'endsOn', code: 'before-start' },
  ]);
  const made = await call(
    b,
    term.create,
    { params, idempotencyKey: randomUUID(), body: { ...body, endsOn: '2027-03-31' } },
    partner.token,
  );
  const at = { ...params, id: made.body.termId };
  const change = { params: at, body: { startsOn: '2027-04-01' }, version: 1 };
  expect((await call(b, term.update, change, partner.token)).status).toBe(422);
  expect((await call(b, term.list, { params })).body.data).toMatchObject([
    { startsOn: '2026-11-02', version: 1 },
  ]);
});
