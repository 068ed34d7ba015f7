import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool } from '@/tests/support/make';

const backend = useTestBackend();
const { submit, update } = applicantsResource.endpoints;

test('facts that cannot be are named at their fields, when sent and when changed', async () => {
  const b = backend.current;
  const [school, student] = [await makeSchool(b), await makePerson(b)];
  const body = applicationTo(school.id);
  const { personal, highSchool } = body.enrollToDetail;
  const impossible = {
    personal: {
      ...personal,
      birthday: '01/01/1800',
      birthPlace: { place: 'cambodia' as const, provinceCode: '99' },
    },
    address: {
      place: 'cambodia' as const,
      provinceCode: '12',
      districtCode: '0101',
      communeCode: '120101',
      street: '',
    },
    nationalExam: {
      state: 'taken' as const,
      track: 'science' as const,
      date: '08/20/2027',
      grade: 'A' as const,
      totalScore: 100,
      subjects: {},
    },
    highSchool: { ...highSchool, code: 'no-such-code', graduated: true, graduationYear: 2099 },
  };
  const refused = [
    'personal.birthday birth-date',
    'nationalExam.date date-in-future',
    'nationalExam.totalScore grade-mismatch',
    'highSchool.graduationYear year-in-future',
    'highSchool.graduationYear after-exam',
    'personal.birthPlace.provinceCode unknown-place',
    'address.communeCode unknown-place',
    'highSchool.name unknown-school',
  ].map((issue) => `enrollToDetail.${issue}`);
  const params = { id: school.id };
  const wrong = { ...body, enrollToDetail: impossible };
  const sent = await call(b, submit, { params, body: wrong, idempotencyKey: 'impossible' }, student.token);
  expect([sent.status, sent.error.issues?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
    422,
    refused,
  ]);
  const { body: made } = await call(b, submit, { params, body, idempotencyKey: 'possible' }, student.token);
  const change = { params: { id: made.applicantId }, body: { enrollToDetail: impossible }, version: 1 };
  const changed = await call(b, update, change, student.token);
  expect(changed.error.issues?.map(({ path, code }) => `${path} ${code}`)).toEqual(refused);
});

test('a high school of the province’s list is taken, one of another province is not', async () => {
  const b = backend.current;
  const [school, student] = [await makeSchool(b), await makePerson(b)];
  const body = applicationTo(school.id);
  const listOf = (province: string) =>
    JSON.parse(readFileSync(`public/data/high-schools/${province}.json`, 'utf8')) as { code: string }[];
  const send = async (province: string) => {
    const code = listOf(province)[0]?.code ?? '';
    const highSchool = { ...body.enrollToDetail.highSchool, provinceCode: '12', districtCode: '', code };
    const changed = { ...body, enrollToDetail: { ...body.enrollToDetail, highSchool } };
    const input = { params: { id: school.id }, body: changed, idempotencyKey: `listed-${province}` };
    return (await call(b, submit, input, student.token)).status;
  };
  expect([await send('02'), await send('12')]).toEqual([422, 201]);
});
