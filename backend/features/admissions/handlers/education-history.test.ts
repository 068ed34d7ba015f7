import { expect, test } from 'vitest';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const { get, update } = educationHistoryResource.endpoints;

const schooling = {
  code: null,
  name: 'វិទ្យាល័យសាកល្បង',
  provinceCode: '12',
  districtCode: '',
  fromYear: '២០២០',
  graduated: true,
  graduationYear: 2023,
  track: 'science' as const,
  grades: { mathematics: 'A' as const },
};
const change = async (body: object, version = 0, person = makePerson(backend.current)) => {
  const { id, token } = await person;
  return call(backend.current, update, { params: { id }, body, version }, token);
};

test('a history begins empty and keeps the half that is left out', async () => {
  const person = await makePerson(backend.current);
  const input = { params: { id: person.id } };
  const empty = await call(backend.current, get, input, person.token);
  expect(empty.body).toMatchObject({ highSchools: [], nationalExam: null, otherSchools: [], version: 0 });
  const own = Promise.resolve(person);
  expect((await change({ highSchools: [schooling] }, 0, own)).body).toMatchObject({
    version: 1,
    highSchools: [{ name: schooling.name, fromYear: 2020, grades: { mathematics: 'A' } }],
  });
  const otherSchools = [
    { schoolName: 'Lotus Institute', program: 'Nursing', degree: 'associate', fromYear: 2023, toYear: '' },
  ];
  expect((await change({ otherSchools }, 1, own)).body).toMatchObject({
    version: 2,
    highSchools: [{ name: schooling.name }],
    otherSchools: [{ toYear: null }],
  });
  expect((await change({ highSchools: [] }, 1, own)).status).toBe(412);
  expect((await change({ highSchools: [] }, 0, own)).status).toBe(412);
});

test.each([
  [{ graduationYear: 2019 }, 'highSchools.0.graduationYear', 'before-start'],
  [{ graduationYear: 2090 }, 'highSchools.0.graduationYear', 'year-in-future'],
  [{ graduated: false }, 'highSchools.0.graduationYear', 'year-in-past'],
  [{ provinceCode: '99' }, 'highSchools.0.provinceCode', 'unknown-place'],
  [{ code: '120000' }, 'highSchools.0.name', 'unknown-school'],
])('%j cannot be', async (wrong, path, code) => {
  const { error } = await change({ highSchools: [{ ...schooling, ...wrong }] });
  expect(error?.issues).toContainEqual({ path, code });
});

test('another school ends after it began', async () => {
  const otherSchools = [
    { schoolName: 'Lotus', program: 'Law', degree: 'bachelor', fromYear: 2023, toYear: 2020 },
  ];
  expect(await change({ otherSchools })).toMatchObject({
    status: 422,
    error: { issues: [{ path: 'otherSchools.0.toYear', code: 'before-start' }] },
  });
});

test('an exam that lies ahead has no result', async () => {
  const nationalExam = {
    state: 'taken',
    track: 'science',
    date: '08/20/2099',
    grade: 'A',
    totalScore: null,
    subjects: {},
  };
  expect(await change({ nationalExam })).toMatchObject({
    status: 422,
    error: { issues: [{ path: 'nationalExam.date', code: 'date-in-future' }] },
  });
});
