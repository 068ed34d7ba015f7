import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { applicationConsents, directRegistrations, users } from '@/backend/db/schema';
import type { applicantFormDraft } from '@/lib/contract/admissions/applicant-form-shapes';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { call, type TestBackend } from './backend';
import { applicationTo, makePerson, type Person } from './make';

type FormDraft = z.input<typeof applicantFormDraft>;

/** A form that asks for as much as a university's, unless told otherwise. */
export const formDraft = (overrides: Partial<FormDraft> = {}): FormDraft => ({
  fields: {
    khmerName: 'required',
    nationality: 'required',
    birthPlace: 'required',
    email: 'optional',
    address: 'required',
    nationalExam: 'required',
    highSchool: 'required',
  },
  questions: [],
  files: [{ key: 'birth-certificate', label: { en: 'Birth certificate', km: 'សំបុត្រកំណើត' }, required: true }],
  shortCourses: 'brief',
  ...overrides,
});

// Names and codes of equal length keep their order in every sorting.
let counter = 1000;

/** Applies to a school as a new person, unless a person is given. */
export async function apply(
  backend: TestBackend,
  schoolId: string,
  options: { as?: Person; programId?: string; name?: [latin: string, khmer: string] } = {},
) {
  const student = options.as ?? (await makePerson(backend));
  const body = { ...applicationTo(schoolId, options.programId ?? null), acknowledged: true };
  if (options.name) {
    const [firstName, firstNameKm] = options.name;
    Object.assign(body.enrollToDetail.personal, { firstName, firstNameKm });
  }
  const idempotencyKey = `application-${(counter += 1)}`;
  const { submit } = applicantsResource.endpoints;
  const answer = await call(
    backend,
    submit,
    { params: { id: schoolId }, body, idempotencyKey },
    student.token,
  );
  if (answer.status !== 201) throw new Error(`The application was refused: ${JSON.stringify(answer.error)}`);
  return answer.body;
}

/** Why papers that a test does not send need not be seen. */
export const unseenReason = 'The originals were shown at the desk.';

/** Moves an application on; `version` is the one that the caller has seen. */
export const moveTo = (
  backend: TestBackend,
  advisor: Person,
  id: string,
  applicantStatus: string,
  version = 1,
  note?: string,
) =>
  call(
    backend,
    applicantsResource.endpoints.setStatus,
    { params: { id }, body: { applicantStatus, note, unseenReason }, version },
    advisor.token,
  );

/**
 * An application that an advisor entered for a person who agreed, with an account to which nobody has signed in. `change` replaces
 * parts of the personal data.
 */
export async function enterApplication(
  backend: TestBackend,
  advisor: Person,
  schoolId: string,
  change: object = {},
  enrollToId: string | null = null,
) {
  const { db } = backend.deps;
  const now = backend.clock.now();
  const [userId, phone] = [randomUUID(), `+85517${String(600_000 + (counter += 1))}`];
  const times = { createdAt: now, updatedAt: now };
  await db.insert(users).values({ id: userId, phone, firstName: 'Dara', lastName: 'Sok', ...times });
  const registration = { userId, registeredBy: advisor.id, organizationId: schoolId, createdAt: now };
  await db.insert(directRegistrations).values(registration);
  await db.insert(applicationConsents).values({
    userId,
    schoolId,
    enrollToId,
    askedBy: advisor.id,
    codeHash: '',
    createdAt: now,
    agreedAt: now,
    expiresAt: new Date(now.getTime() + 600_000),
  });
  const body = { ...applicationTo(schoolId, enrollToId), userId };
  Object.assign(body.enrollToDetail.personal, change);
  const { submit } = applicantsResource.endpoints;
  const sent = { params: { id: schoolId }, body, idempotencyKey: `entered-${(counter += 1)}` };
  const answer = await call(backend, submit, sent, advisor.token);
  if (answer.status !== 201) throw new Error(`The application was refused: ${JSON.stringify(answer.error)}`);
  return { userId, phone, application: answer.body };
}
