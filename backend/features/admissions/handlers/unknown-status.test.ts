import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicants } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { apply } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, makeStep } from '@/tests/support/make';

const backend = useTestBackend();
const { list } = applicantsResource.endpoints;

test(
  'a status that nobody knows is refused, a removed step with applications in it is not',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const school = await makeSchool(b);
    await makeStep(b, school.id, 'known-interview', 1);
    const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
    const application = await apply(b, school.id);
    const row = eq(applicants.id, application.applicantId);
    await b.deps.db.update(applicants).set({ status: 'former-step' }).where(row);
    const ask = (applicantStatus: string) => call(b, list, { query: { applicantStatus } }, advisor.token);
    const refused = await ask('acepted');
    expect([refused.status, refused.error.issues]).toEqual([
      400,
      [{ path: 'query.applicantStatus', code: 'unknown-status' }],
    ]);
    const totals = await Promise.all(['withdrawn', 'known-interview', 'former-step'].map(ask));
    expect(totals.map(({ body }) => body.countTotal)).toEqual([0, 0, 1]);
  },
);
