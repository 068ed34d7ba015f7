import { eq } from 'drizzle-orm';
import { students } from '@/backend/db/schema';
import { studentIntakesResource } from '@/lib/contract/school-day/student-intakes';
import { apply, moveTo } from './applications';
import { call, type TestBackend } from './backend';
import { makePerson, makeSchool, type Person } from './make';
import { makeCampus } from './school-records';

const { accepted, codes, takeIn, undo } = studentIntakesResource.endpoints;

/** Why applicants of tests become students although they have answered nothing. */
const openReason = 'Came to the office.';

let key = 0;
export const newIntakeKey = () => `intake-${(key += 1)}`;

/** A school with a campus, a partner and an advisor who keep it, and people whom it accepts. */
export async function intakeScene(backend: TestBackend, overrides: Parameters<typeof makeSchool>[1] = {}) {
  const school = await makeSchool(backend, overrides);
  const campusId = await makeCampus(backend, school.id);
  const partner = await makePerson(backend, { roles: ['partner'], staffOf: [school.id] });
  const advisor = await makePerson(backend, { roles: ['advisor'], staffOf: [school.id] });
  const params = { id: school.id };
  return {
    school,
    campusId,
    partner,
    advisor,
    acceptedOf: async (options: Parameters<typeof apply>[2] = {}) => {
      const application = await apply(backend, school.id, options);
      await moveTo(backend, advisor, application.applicantId, 'accepted');
      return application;
    },
    waiting: async (query: object = {}) =>
      (await call(backend, accepted, { params, query }, partner.token)).body,
    /** What became of each: `ok`, or the code of its refusal. */
    make: async (by: Person, applicantIds: string[], more: object = {}, idempotencyKey = newIntakeKey()) => {
      const rows = applicantIds.map((applicantId) => ({ applicantId, campusId, openReason, ...more }));
      // Events of one instant have no order.
      backend.clock.advance(1);
      const { body } = await call(backend, takeIn, { params, body: { rows }, idempotencyKey }, by.token);
      return body.outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code));
    },
    undo: (studentId: string) => {
      backend.clock.advance(1);
      return call(backend, undo, { params: { ...params, studentId } }, partner.token);
    },
    next: async () => (await call(backend, codes, { params }, partner.token)).body.next,
  };
}

/** The student that an application became. */
export async function madeStudent(backend: TestBackend, applicantId: string) {
  const [row] = await backend.deps.db.select().from(students).where(eq(students.applicantId, applicantId));
  if (!row) throw new Error('There is no such student.');
  return row;
}
