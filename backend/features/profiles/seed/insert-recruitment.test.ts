import { count, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profileSectionResources } from '@/lib/contract/profiles/profile-sections';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { completeProfilesResource } from '@/lib/contract/profiles/profiles';
import { provinceByCode } from '@/lib/domain/geography/geography';
import { majorFieldByCode } from '@/lib/domain/schools/majors';
import { hasExpired } from '@/backend/features/careers/services/registrants';
import { call, useTestBackend } from '@/tests/support/backend';
import { profileEntries, registrations, users, vacancies, vacancyApplications } from '@/backend/db/schema';
import { readReviews } from '@/backend/features/review/services/review-queue';
import type { Text } from '@/backend/seed/demo/demo-types';
import { demoAccounts } from '@/backend/seed/demo/demo-people';
import { demoCareerCenters } from '@/backend/seed/demo/recruitment/career-centers';
import { demoBenefits, demoCompanies } from '@/backend/seed/demo/recruitment/companies';
import { unsafeVacancySlug } from '@/backend/seed/demo/recruitment/repeated-jobs';
import { demoVacancies } from '@/backend/seed/demo/recruitment/demo-vacancies';
import { demoProfile, demoProfileEntries } from '@/backend/seed/demo/recruitment/own-profile';
import { insertAccounts } from '@/backend/features/accounts/seed/insert-accounts';
import { insertRecruitment } from './insert-recruitment';
import { vacancyId } from '@/backend/features/careers/seed/insert-vacancies';

const backend = useTestBackend();

const isText = (value: object): value is Text => 'en' in value && 'km' in value;
const textsIn = (value: unknown): Text[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn);
};

test('there are five centers in four cities and sixty vacancies of fifteen employers, every one at a place and field that exist', () => {
  expect(demoCareerCenters).toHaveLength(5);
  expect(new Set(demoCareerCenters.map(({ city }) => city.en)).size).toBe(4);
  expect(demoVacancies).toHaveLength(60);
  expect(new Set(demoVacancies.map(({ company }) => company)).size).toBe(15);
  expect(Object.keys(demoCompanies)).toHaveLength(15);
  expect(new Set(demoVacancies.map(({ slug }) => slug)).size).toBe(demoVacancies.length);
  for (const { slug, center, provinceCode, field, pay } of demoVacancies) {
    expect(
      demoCareerCenters.map(({ key }) => key),
      slug,
    ).toContain(center);
    expect(provinceByCode(provinceCode), slug).toBeDefined();
    expect(majorFieldByCode(field), slug).toBeDefined();
    expect(pay === null || pay[0] <= pay[1], slug).toBe(true);
  }
});

test('each text keeps to its own script, in both languages', { tags: 'postgres' }, () => {
  const texts = textsIn([demoCareerCenters, demoCompanies, demoBenefits, demoVacancies]);
  expect(texts.length).toBeGreaterThan(120);
  for (const { en, km } of texts) {
    expect(en).not.toMatch(/[\u1780-\u17FF]| {2}/);
    expect(km).toMatch(/[\u1780-\u17B3]/);
    expect(km, km).not.toMatch(
      /[A-Za-z\u17E0-\u17E9]| {2}|[\u200B-\u200D]| ។|\u17D2(?![\u1780-\u17B3])|[\u17B6-\u17C5]\u17D2/,
    );
    expect(km).toBe(km.normalize('NFC'));
  }
});

test('the demo profile holds what its contract asks', () => {
  const schemas = new Map(
    profileSectionResources.map(({ name, endpoints }) => [name, endpoints.create.body]),
  );
  for (const { kind, data } of demoProfileEntries) {
    expect(schemas.get(`recruitment/${kind}`)?.safeParse(data).error, JSON.stringify(data)).toBeUndefined();
  }
});

test('the demo profile is Khmer in the Khmer fields, and English in the others', () => {
  for (const fields of [demoProfile, ...demoProfileEntries.map(({ data }) => data)]) {
    const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
    for (const [name, value] of texts)
      expect(/[\u1780-\u17b3]/.test(String(value)), name).toBe(name.endsWith('Native'));
    const names = Object.keys(fields);
    expect(
      names.filter((name) => name.endsWith('Native') && !names.includes(name.replace(/Native$/, ''))),
    ).toEqual([]);
  }
});

test(
  'seeding twice lays everything down once, and the endpoints answer it',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { db } = b.deps;
    const accounts = await insertAccounts(b.deps, db, [], () => 'a long password for tests');
    for (let time = 0; time < 2; time += 1) await insertRecruitment(b.deps, db, b.clock.now(), accounts);
    const rows = async (
      table: typeof vacancies | typeof profileEntries | typeof vacancyApplications | typeof registrations,
    ) => (await db.select({ value: count() }).from(table))[0]?.value;
    expect(await rows(vacancies)).toBe(demoVacancies.length);
    expect(await rows(profileEntries)).toBe(demoProfileEntries.length);
    expect([await rows(vacancyApplications), await rows(registrations)]).toEqual([6, 40]);
    expect(await db.$count(registrations, hasExpired(b.deps))).toBe(3);
    const orgId = b.deps.env.ORGANIZATION_ID;
    const centers = await call(b, registrationsResource.endpoints.centers, { params: { orgId } });
    expect(centers.body.countTotal).toBe(5);
    const { list } = vacanciesResource.endpoints;
    const open = await call(b, list, { params: { orgId }, query: { limit: 100 } });
    // One is closed by hand, one by its last day, and three are held: one of them by the rules.
    expect(open.body.count_total).toBe(demoVacancies.length - 5);
    expect(await db.$count(vacancies, isNotNull(vacancies.stoppedAt))).toBe(1);
    // No vacancy is public by a release, which only a person can give.
    expect(await db.$count(vacancies, isNotNull(vacancies.releasedAt))).toBe(0);
    expect(
      await call(b, vacanciesResource.endpoints.get, { params: { orgId, id: vacancyId(unsafeVacancySlug) } }),
    ).toMatchObject({ status: 404 });
    const { data: waiting } = await readReviews(b.deps, {
      state: 'waiting',
      start: 0,
      limit: 20,
    });
    expect(waiting.map(({ held, isShown, reports }) => [held, isShown, reports.length])).toEqual([
      ['flagged', false, 2],
      ['unchecked', false, 0],
      ['unchecked', false, 0],
    ]);
    const [student] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, demoAccounts[0]?.email ?? ''));
    const params = { orgId, userId: student?.id ?? '' };
    const shared = await call(b, completeProfilesResource.endpoints.getOfUser, { params });
    expect(shared.body).toMatchObject({ contactHidden: true, email: null, references: [] });
    expect(shared.body?.attributes).toHaveLength(6);
  },
);
