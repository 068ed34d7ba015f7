import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { eq } from 'drizzle-orm';
import { careerCenters, companies, refereeRequests, vacancies, vacancySteps } from '@/backend/db/schema';
import { companyFold } from '@/backend/features/careers/services/companies';
import { vacancyFold } from '@/backend/features/careers/services/vacancy-views';
import { profilesResource } from '@/lib/contract/profiles/profiles';
import { call, type TestBackend } from './backend';
import type { Person } from './make';

// Names and codes of equal length keep their order in every sorting.
let counter = 1000;
const next = () => (counter += 1);
const text = (value: string) => ({ en: value, km: `${value} ខ្មែរ` });

/** A key that no other call of the file has used. */
export const newKey = (): string => `recruitment-${next()}`;

export const profileBody = (
  overrides: Partial<z.input<typeof profilesResource.endpoints.create.body>> = {},
): z.input<typeof profilesResource.endpoints.create.body> => ({
  firstName: 'Sreypich',
  lastName: 'Sok',
  email: 'sreypich@demo.example',
  phoneNumber: '012 345 678',
  specialization: 'Accounting',
  ...overrides,
});

/** The person's profile in Sala's own organization, unless another is given. */
export async function makeProfile(
  backend: TestBackend,
  person: Person,
  overrides: Parameters<typeof profileBody>[0] = {},
  orgId = backend.deps.env.ORGANIZATION_ID,
) {
  const answer = await call(
    backend,
    profilesResource.endpoints.create,
    { params: { orgId }, body: profileBody(overrides), idempotencyKey: newKey() },
    person.token,
  );
  if (answer.status !== 201) throw new Error(`The profile was refused: ${JSON.stringify(answer.error)}`);
  return answer.body;
}

/** The yes of a referee who was asked. */
export const agreeAsReferee = (backend: TestBackend, entryId: string) =>
  backend.deps.db
    .update(refereeRequests)
    .set({ agreedAt: backend.clock.now() })
    .where(eq(refereeRequests.entryId, entryId));

/** An open job in Phnom Penh of Sala's own organization by default, of an employer that counts as checked. */
export async function makeVacancy(
  backend: TestBackend,
  overrides: Partial<typeof vacancies.$inferInsert> = {},
): Promise<string> {
  const n = next();
  const row = {
    id: randomUUID(),
    organizationId: backend.deps.env.ORGANIZATION_ID,
    slug: `vacancy-${n}`,
    kind: 'job' as const,
    status: 'open' as const,
    title: text(`Position ${n}`),
    companyName: text('Lotus Works'),
    companyAbout: text('About'),
    description: text('Description'),
    duties: [text('Duty')],
    requirements: [],
    benefits: [],
    province: '12',
    schedule: 'full-time' as const,
    workplace: 'on-site' as const,
    field: 'fin',
    openings: 1,
    deadline: '2026-12-31',
    postedAt: backend.clock.now(),
    updatedAt: backend.clock.now(),
    clearedUntil: '2099-12-31',
    ...overrides,
  };
  await backend.deps.db.insert(vacancies).values({ ...row, searchFold: vacancyFold(row) });
  return row.id;
}

/** An employer of Sala's own organization by default, checked until the end of 2099. */
export async function makeCompany(
  backend: TestBackend,
  overrides: Partial<typeof companies.$inferInsert> = {},
): Promise<string> {
  const n = next();
  const now = backend.clock.now();
  const row = {
    id: randomUUID(),
    organizationId: backend.deps.env.ORGANIZATION_ID,
    name: text(`Employer ${n}`),
    about: text('About'),
    registrationNumber: `TEST-${n}`,
    province: '12',
    address: 'Street 271',
    contactName: 'Chan Sophea',
    phone: null,
    email: `employer-${n}@demo.example`,
    checkedWhat: 'Extract of the register',
    checkedAt: now,
    checkedUntil: '2099-12-31',
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
  await backend.deps.db.insert(companies).values({ ...row, searchFold: companyFold(row) });
  return row.id;
}

export async function makeCareerCenter(
  backend: TestBackend,
  organizationId = backend.deps.env.ORGANIZATION_ID,
): Promise<string> {
  const id = randomUUID();
  const [name, city] = [text('Career center'), text('Phnom Penh')];
  const place = { province: '12', street: text('Street 1'), hours: text('09:00–17:00') };
  await backend.deps.db
    .insert(careerCenters)
    .values({ id, organizationId, key: id, order: next(), name, city, ...place });
  return id;
}

/** A step of the organization's own between pending and the decision. */
export const makeVacancyStep = (backend: TestBackend, key: string, order: number | null, status = true) =>
  backend.deps.db.insert(vacancySteps).values({
    organizationId: backend.deps.env.ORGANIZATION_ID,
    key,
    order,
    name: key,
    nameNative: key,
    color: '#3355AA',
    status,
  });
