import { expect, test } from 'vitest';
import { publicApplicantsResource } from '@/lib/contract/admissions/public-applicants';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { applicationsResource } from '@/lib/contract/admissions/applications';
import { apply } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { codeLookupsPerAddressPerHourMax } from '@/backend/limits';

const backend = useTestBackend();
const { find } = publicApplicantsResource.endpoints;

const look = (referenceCode: string, address: string) =>
  call(backend.current, find, { query: { referenceCode } }, undefined, { address });

test('a reference code says where the application stands and not whose it is', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const application = await apply(b, school.id);
  const typed = ` ${application.referenceCode.slice(0, 4).toLowerCase()}-${application.referenceCode.slice(4)} `;
  const { body } = await look(typed, '10.1.0.1');
  expect(body.countTotal).toBe(1);
  expect(body.data).toEqual([
    {
      referenceCode: application.referenceCode,
      school: { slug: school.slug, name: expect.any(String), nameNative: expect.any(String) },
      step: { key: 'pending', name: expect.any(String), nameNative: expect.any(String), color: '#919CA2' },
      nextActor: 'applicant',
      appliedOn: '2026-11-01',
      since: '2026-11-01',
    },
  ]);
});

test('nothing is listed without a code; unknown codes find none; guessing is slowed down', async () => {
  expect((await call(backend.current, find, {})).status).toBe(400);
  expect((await look('%', '10.1.0.2')).status).toBe(400);
  for (let tries = 0; tries < codeLookupsPerAddressPerHourMax; tries += 1) {
    expect((await look('ZZZZZZZZ', '10.1.0.3')).body).toEqual({ data: [], countTotal: 0 });
  }
  expect((await look('ZZZZZZZZ', '10.1.0.3')).status).toBe(429);
});

test('the older address answers what the applicant service answers, to the student alone', async () => {
  const b = backend.current;
  const student = await makePerson(b);
  await apply(b, (await makeSchool(b)).id, { as: student });
  const params = { id: student.id };
  const older = await call(b, applicationsResource.endpoints.mine, { params }, student.token);
  const newer = await call(b, applicantsResource.endpoints.mine, { params }, student.token);
  expect(older.body.countTotal).toBe(1);
  expect(older.body).toEqual(newer.body);
});
