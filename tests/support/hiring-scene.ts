import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { call, type TestBackend } from './backend';
import { makePerson } from './make';
import { makeCompany, makeProfile, makeVacancy, newKey } from './recruitment';

/** Somebody who has applied for a vacancy of a checked employer, and an advisor. */
export async function makeHiring(b: TestBackend) {
  const orgId = b.deps.env.ORGANIZATION_ID;
  const [advisor, person] = [await makePerson(b, { roles: ['advisor'] }), await makePerson(b)];
  const companyId = await makeCompany(b);
  const vacancyId = await makeVacancy(b, { companyId, deadline: null });
  const profile = await makeProfile(b, person);
  const params = { orgId, userId: person.id, vacancyId };
  const body = { method: 'profile' as const, profileId: profile.id };
  const { apply } = vacanciesResource.endpoints;
  const applied = await call(b, apply, { params, body, idempotencyKey: newKey() }, person.token);
  return {
    advisor,
    person,
    companyId,
    vacancyId,
    applicationId: String(applied.body.application?.applicationId),
  };
}
