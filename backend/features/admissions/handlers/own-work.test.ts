import { expect, test } from 'vitest';
import { ownWorkResource } from '@/lib/contract/admissions/own-work';
import { call, useTestBackend } from '@/tests/support/backend';
import { apply, moveTo } from '@/tests/support/applications';
import { makePerson, makeSchool } from '@/tests/support/make';

const backend = useTestBackend();

test('what somebody decided counts for them, what they began and nobody has decided waits for them', async () => {
  const b = backend.current;
  const school = await makeSchool(b, { requiredDocuments: [] });
  const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const other = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const fresh = async () => (await apply(b, school.id)).applicantId;
  const move = (id: string, status: string, version: number) => moveTo(b, admin, id, status, version);
  const [accepted, reopened] = [await fresh(), await fresh(), await fresh()];
  await move(accepted, 'accepted', 1);
  await move(reopened, 'rejected', 1);
  await move(reopened, 'pending', 2);
  const read = async (token: string) => (await call(b, ownWorkResource.endpoints.summary, {}, token)).body;
  expect(await read(admin.token)).toMatchObject({
    decided: 2,
    decidedInThirtyDays: 2,
    waiting: 1,
    entered: 0,
    schools: [{ schoolId: school.id, decided: 2, waiting: 1 }],
  });
  expect(await read(other.token)).toEqual({
    decided: 0,
    decidedInThirtyDays: 0,
    waiting: 0,
    entered: 0,
    schools: [],
  });
});
