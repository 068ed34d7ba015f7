import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { careerCenterChangesResource } from '@/lib/contract/recruitment/career-center-changes';
import { registrationsResource } from '@/lib/contract/recruitment/registrations';
import { defaultOrganizationId as orgId } from '@/lib/env/server-env';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const { create, update, remove } = careerCenterChangesResource.endpoints;
const both = { en: 'Text', km: 'អត្ថបទ' };
const draft = { order: 1, name: both, city: both, province: '12', street: both, hours: both, phone: null };

test('a career center is added, changed, used, and removed only while nobody is registered there', async () => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const student = await makePerson(backend.current);
  const add = (key: string, province = '12') =>
    call(
      backend.current,
      create,
      { params: { orgId }, body: { ...draft, key, province }, idempotencyKey: randomUUID() },
      advisor.token,
    );
  const [used, unused] = [await add('phnom-penh'), await add('battambang')];
  expect([used.status, (await add('phnom-penh')).status, (await add('nowhere', '99')).status]).toEqual([
    201, 409, 422,
  ]);
  const params = { orgId, id: used.body.careerCenterId };
  const changed = await call(
    backend.current,
    update,
    { params, body: { phone: '023 000 000' } },
    advisor.token,
  );
  expect(changed.body.phone).toBe('023 000 000');
  const registered = await call(
    backend.current,
    registrationsResource.endpoints.register,
    {
      params: { orgId },
      body: {
        careerCenterId: params.id,
        firstName: 'Dara',
        lastName: 'Sok',
        phone: '012345678',
        situation: 'university',
        interests: ['internship'],
      },
      idempotencyKey: randomUUID(),
    },
    student.token,
  );
  expect(registered.status).toBe(201);
  const drop = (id: string) => call(backend.current, remove, { params: { orgId, id } }, advisor.token);
  expect((await drop(params.id)).status).toBe(409);
  expect((await drop(unused.body.careerCenterId)).status).toBe(200);
  const left = await call(backend.current, registrationsResource.endpoints.centers, { params: { orgId } });
  expect(left.body.data.map(({ key }) => key)).toEqual(['phnom-penh']);
});
