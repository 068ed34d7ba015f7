import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { careerCenterChangesResource } from '@/lib/contract/careers/career-center-changes';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { defaultOrganizationId as orgId } from '@/lib/env/server-env';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, signedIn } from '@/tests/support/make';
import { makeCareerCenter } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { create, update, remove, list, get, archive } = careerCenterChangesResource.endpoints;
const both = { en: 'Text', km: 'អត្ថបទ' };
const draft = { order: 1, name: both, city: both, province: '12', street: both, hours: both, phone: null };
const person = {
  firstName: 'Dara',
  lastName: 'Sok',
  phone: '012345678',
  situation: 'university' as const,
  interests: ['internship' as const],
};

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
    { params, body: { phone: '023 000 000' }, version: 1 },
    advisor.token,
  );
  expect(changed.body.phone).toBe('023 000 000');
  const registered = await call(
    backend.current,
    registrationsResource.endpoints.register,
    {
      params: { orgId },
      body: { ...person, careerCenterId: params.id },
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

test(
  'an archived center takes nobody and is not public; its desk counts who is registered',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const advisor = await makePerson(b, { roles: ['advisor'] });
    const student = await makePerson(b);
    const id = await makeCareerCenter(b, orgId);
    const params = { orgId, id };
    const sign = async () =>
      call(
        b,
        registrationsResource.endpoints.register,
        { params: { orgId }, body: { ...person, careerCenterId: id }, idempotencyKey: randomUUID() },
        await signedIn(b, student.id),
      );
    expect((await sign()).status).toBe(201);
    const put = (archived: boolean, version: number) =>
      call(b, archive, { params, body: { archived }, version }, advisor.token);
    expect((await put(true, 1)).body).toMatchObject({ archived: true, registeredCount: 1, expiredCount: 0 });
    expect((await put(true, 1)).status).toBe(412);
    const shown = await call(b, registrationsResource.endpoints.centers, { params: { orgId } });
    expect(shown.body.data.map(({ careerCenterId }) => careerCenterId)).not.toContain(id);
    expect((await sign()).error.issues).toMatchObject([{ path: 'careerCenterId', code: 'unknown-center' }]);
    const { body } = await call(b, list, { params: { orgId }, query: { state: 'archived' } }, advisor.token);
    expect(body.data.map(({ careerCenterId }) => careerCenterId)).toEqual([id]);
    expect((await put(false, 2)).body.archived).toBe(false);
    b.clock.advance(400 * 86_400);
    const later = await call(b, get, { params }, await signedIn(b, advisor.id));
    expect(later.body).toMatchObject({ registeredCount: 1, expiredCount: 1, version: 3 });
  },
);
