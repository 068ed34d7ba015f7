import { randomUUID } from 'node:crypto';
import {
  applicantSteps,
  categories,
  schools,
  schoolStaff,
  subjects,
  userRoles,
  users,
} from '@/backend/db/schema';
import { reindexSchools, subjectIndexColumns } from '@/backend/features/schools/services/search-index';
import { hashSecret } from '@/backend/core/access/secret-hash';
import type { Secrets } from '@/backend/secrets';
import { runAct } from '@/backend/core/access/act';
import { openSession } from '@/backend/features/accounts/services/sessions';
import type { application } from '@/lib/contract/admissions/applicants';
import type * as z from 'zod';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { TestBackend } from './backend';

// Names and codes of equal length keep their order in every sorting.
let counter = 1000;
const next = () => (counter += 1);

const text = (value: string) => ({ en: value, km: `${value} ខ្មែរ` });

const testPin = '482913';
const hashes = new WeakMap<Secrets, Promise<string>>();

/** The hash of everybody's PIN, made once for a backend: hashing is made to be slow. */
const hashOfPin = (secrets: Secrets): Promise<string> => {
  const hash = hashes.get(secrets) ?? hashSecret(secrets, testPin);
  hashes.set(secrets, hash);
  return hash;
};

export interface Person {
  id: string;
  phone: string;
  pin: string;
  token: string;
}

/** Opens a session of a person. @returns their access token */
export const signedIn = async ({ deps }: Pick<TestBackend, 'deps'>, userId: string, userAgent = 'test') =>
  (await runAct(deps, { caller: null }, (act) => openSession(act, userId, userAgent))).access_token;

/** A person with a session; phone numbers never repeat within a file. */
export async function makePerson(
  backend: TestBackend,
  options: {
    roles?: (keyof typeof roleNames)[];
    staffOf?: string[];
    enabled?: boolean;
    /** YYYY-MM-DD */
    dob?: string;
  } = {},
): Promise<Person> {
  const id = randomUUID();
  const phone = `+8551${String(2_000_000 + next()).padStart(7, '0')}`;
  const now = backend.clock.now();
  await backend.deps.db.insert(users).values({
    id,
    phone,
    phoneVerified: true,
    firstName: 'Dara',
    lastName: 'Sok',
    secretHash: await hashOfPin(backend.deps.secrets),
    enabled: options.enabled ?? true,
    dob: options.dob ?? null,
    createdAt: now,
    updatedAt: now,
  });
  for (const role of options.roles ?? [])
    await backend.deps.db.insert(userRoles).values({ userId: id, role: roleNames[role] });
  for (const schoolId of options.staffOf ?? [])
    await backend.deps.db.insert(schoolStaff).values({ userId: id, schoolId });
  const token = await signedIn(backend, id);
  return { id, phone, pin: testPin, token };
}

/** An active, verified school in Phnom Penh by default that Sala has checked; searchable at once. */
export async function makeSchool(
  backend: TestBackend,
  overrides: Partial<typeof schools.$inferInsert> = {},
): Promise<{ id: string; slug: string }> {
  const n = next();
  const now = backend.clock.now();
  const row = {
    id: randomUUID(),
    slug: `school-${n}`,
    code: `S${n}`,
    name: `School ${n}`,
    nameNative: `សាលា ${n}`,
    schoolType: 'university' as const,
    verified: true,
    status: 'active' as const,
    province: '12',
    street: text('Street 1'),
    isPublic: true,
    tagline: text('Learn'),
    overview: text('Overview'),
    feesNote: text('Fees'),
    admission: text('Admission'),
    facilities: [],
    requiredDocuments: [text('Birth certificate')],
    scholarships: [],
    exchangePrograms: [],
    agreedAt: now,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
  await backend.deps.db.insert(schools).values(row);
  await reindexSchools(backend.deps.db, [row.id]);
  return { id: row.id, slug: row.slug };
}

/** A major in a new field. */
export async function makeCategory(
  backend: TestBackend,
  id: string,
  name: string,
  nameNative: string,
  overrides: Partial<typeof categories.$inferInsert> = {},
): Promise<void> {
  const field = { field: id, fieldName: name, fieldNameNative: nameNative };
  await backend.deps.db
    .insert(categories)
    .values({ id, ...field, name, nameNative, createdAt: backend.clock.now(), ...overrides });
}

/** A bachelor's program at 600 USD a year by default; its school is indexed again. */
export async function makeProgram(
  backend: TestBackend,
  schoolId: string,
  overrides: Partial<typeof subjects.$inferInsert> = {},
): Promise<string> {
  const n = next();
  const now = backend.clock.now();
  const row = {
    id: randomUUID(),
    schoolId,
    key: `program-${n}`,
    name: `Program ${n}`,
    nameNative: `កម្មវិធី ${n}`,
    status: 'active' as const,
    schoolType: 'university' as const,
    degree: 'bachelor' as const,
    feeCents: 60_000,
    isPublic: true,
    province: '12',
    startDate: '2027-01-04',
    endDate: '2030-12-20',
    durationMonths: 48,
    language: 'km' as const,
    shift: 'morning' as const,
    description: text('Description'),
    careers: text('Careers'),
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
  await backend.deps.db.insert(subjects).values({ ...row, ...subjectIndexColumns(row) });
  await reindexSchools(backend.deps.db, [schoolId]);
  return row.id;
}

/** A step of the school's own between pending and the decision. */
export const makeStep = (backend: TestBackend, schoolId: string, key: string, order: number, status = true) =>
  backend.deps.db
    .insert(applicantSteps)
    .values({ schoolId, key, order, name: key, nameNative: key, color: '#3355AA', status });

type Typed = z.input<typeof application>;
type Parts = Required<Typed['enrollToDetail']>;
/** An application of which all parts are filled in. */
type Complete = Typed & {
  enrollToDetail: { [Part in keyof Parts]: NonNullable<Parts[Part]> } & {
    personal: Required<Parts['personal']>;
  };
};

/** A complete application, as the form sends it. */
export const applicationTo = (schoolId: string, enrollToId: string | null = null): Complete => ({
  schoolId,
  enrollToId,
  enrollToDetail: {
    personal: {
      lastName: 'Sok',
      firstName: 'Dara',
      lastNameKm: 'សុខ',
      firstNameKm: 'តារា',
      gender: 'female',
      birthday: '03/14/2008',
      phone: '012 345 678',
      email: '',
      nationality: 'KH',
      birthPlace: { place: 'cambodia', provinceCode: '12' },
    },
    address: {
      place: 'cambodia',
      provinceCode: '12',
      districtCode: '1201',
      communeCode: '120101',
      street: '12',
    },
    nationalExam: { state: 'planned', track: 'science', date: '08/20/2027' },
    highSchool: {
      code: null,
      name: 'វិទ្យាល័យសាកល្បង',
      provinceCode: '12',
      districtCode: '',
      graduated: false,
      graduationYear: 2027,
    },
    answers: {},
  },
});
