import { expect, test } from 'vitest';
import { applicantFormsResource } from '@/lib/contract/admissions/applicant-forms';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { call, useTestBackend } from '@/tests/support/backend';
import { apply, formDraft } from '@/tests/support/applications';
import { newKey } from '@/tests/support/recruitment';
import { applicationTo, makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { submit, schema, get, update } = applicantsResource.endpoints;
const { save } = applicantFormsResource.endpoints;

const both = (en: string) => ({ en, km: `${en} ជាខ្មែរ` });
const makeAdmin = (schoolId: string) =>
  makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [schoolId] });

const saveAs = (
  person: Person,
  id: string,
  version: number,
  overrides: Parameters<typeof formDraft>[0] = {},
) => call(backend.current, save, { params: { id }, version, body: formDraft(overrides) }, person.token);

const send = (person: Person, schoolId: string, enrollToDetail: object, enrollToId: string | null = null) => {
  const body = { ...applicationTo(schoolId, enrollToId), enrollToDetail } as ReturnType<typeof applicationTo>;
  const input = { params: { id: schoolId }, body, idempotencyKey: newKey() };
  return call(backend.current, submit, input, person.token);
};

const person = {
  lastName: 'Sok',
  firstName: 'Dara',
  gender: 'female',
  birthday: '03/14/2008',
  phone: '012345678',
};
const issuesOf = (answer: { error: { issues?: { path: string; code: string }[] | undefined } }) =>
  answer.error.issues?.map(({ path }) => path.replace('enrollToDetail.', ''));

test('each type of school asks what it needs: a kindergarten for name, birthday and telephone', async () => {
  const b = backend.current;
  const kindergarten = await makeSchool(b, { schoolType: 'kindergarten' });
  const university = await makeSchool(b);
  const asked = await call(b, schema, { params: { id: kindergarten.id } });
  expect(asked.body).toMatchObject({
    sections: ['personal'],
    form: { version: 0, files: [{ required: true }] },
  });
  const student = await makePerson(b);
  const sent = await send(student, kindergarten.id, { personal: person });
  expect(sent.status).toBe(201);
  expect(sent.body).toMatchObject({
    applicantName: 'Sok Dara',
    missing: [{ en: 'Birth certificate' }],
    enrollToDetail: { address: null, nationalExam: null, highSchool: null },
  });
  const refused = await send(student, university.id, { personal: person });
  expect(refused.status).toBe(422);
  expect([...new Set(issuesOf(refused))]).toEqual([
    'personal.lastNameKm',
    'personal.firstNameKm',
    'personal.nationality',
    'personal.birthPlace',
    'address',
    'nationalExam',
    'highSchool',
  ]);
});

test('what a school does not ask is not stored, however it came in', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b, { schoolType: 'short-course' });
  const { enrollToDetail } = applicationTo(id);
  const { body } = await send(await makePerson(b), id, { ...enrollToDetail, answers: { shoe: '42' } });
  expect(body.enrollToDetail).toMatchObject({
    personal: { nationality: '', email: '', birthPlace: null, lastNameKm: 'សុខ' },
    address: null,
    nationalExam: null,
    highSchool: null,
    answers: {},
  });
});

test('a short course of a university asks little, unless the university wants all', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const programId = await makeProgram(b, id, { degree: 'short-course' });
  const bachelorId = await makeProgram(b, id);
  const student = await makePerson(b);
  const { body: sent, status } = await send(student, id, { personal: person }, programId);
  expect(status).toBe(201);
  // Another program asks for more, which the stored application does not say.
  const params = { id: sent.applicantId };
  const moved = await call(
    b,
    update,
    { params, version: 1, body: { enrollToId: bachelorId } },
    student.token,
  );
  expect([moved.status, issuesOf(moved)?.includes('nationalExam')]).toEqual([422, true]);
  expect((await saveAs(await makeAdmin(id), id, 0, { shortCourses: 'whole' })).status).toBe(200);
  expect((await send(await makePerson(b), id, { personal: person }, programId)).status).toBe(422);
});

test('a school asks its own questions, and answers are read by the form they were given to', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [admin, student, next] = [await makeAdmin(school.id), await makePerson(b), await makePerson(b)];
  const question = {
    key: 'dormitory',
    kind: 'choice' as const,
    label: both('Do you need a room?'),
    required: true,
    options: [
      { value: 'yes', label: both('Yes') },
      { value: 'no', label: both('No') },
    ],
  };
  const files = [{ key: 'photo', label: both('Photograph'), required: true }];
  const saved = await saveAs(admin, school.id, 0, { questions: [question], files });
  expect(saved.body.form).toMatchObject({ version: 1, questions: [{ key: 'dormitory' }] });
  const { enrollToDetail } = applicationTo(school.id);
  const refused = await send(student, school.id, { ...enrollToDetail, answers: { dormitory: 'maybe' } });
  expect(refused.error.issues).toMatchObject([
    { path: 'enrollToDetail.answers.dormitory', code: 'unknown-option' },
  ]);
  expect(issuesOf(await send(student, school.id, enrollToDetail))).toEqual(['answers.dormitory']);
  const { body: sent } = await send(student, school.id, { ...enrollToDetail, answers: { dormitory: 'yes' } });
  expect(sent.missing.map(({ en }) => en)).toContain('Photograph');
  // The school asks something else from now on.
  await saveAs(admin, school.id, 1, { questions: [], files: [] });
  const read = await call(b, get, { query: { applicantId: sent.applicantId } }, student.token);
  expect(read.body).toMatchObject({
    form: { version: 1, questions: [question] },
    enrollToDetail: { answers: { dormitory: 'yes' } },
  });
  expect(read.body.missing.map(({ en }) => en)).toContain('Photograph');
  expect((await apply(b, school.id, { as: next })).form).toMatchObject({ version: 2, questions: [] });
  const old = await call(b, schema, { params: { id: school.id }, query: { version: '1' } });
  expect(old.body.form.questions).toEqual([question]);
  expect((await call(b, schema, { params: { id: school.id }, query: { version: '9' } })).status).toBe(404);
});

test('two people who change a form do not overwrite each other', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const admin = await makeAdmin(id);
  const answers = await Promise.all([saveAs(admin, id, 0), saveAs(admin, id, 0)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  expect((await saveAs(admin, id, 0)).status).toBe(412);
});

test('a form with the same key twice, or a choice without two options, is refused', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const admin = await makeAdmin(id);
  const file = { key: 'photo', label: both('Photograph'), required: true };
  expect((await saveAs(admin, id, 0, { files: [file, file] })).error.issues).toMatchObject([
    { path: 'files', code: 'twice' },
  ]);
  const question = { key: 'size', kind: 'choice' as const, label: both('Size'), required: false };
  expect((await saveAs(admin, id, 0, { questions: [question] })).error.issues).toMatchObject([
    { path: 'questions.0.options', code: 'invalid-options' },
  ]);
});

test('the papers of the form and of the school’s page are the same list', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const admin = await makeAdmin(id);
  const files = [{ key: 'photo', label: both('Photograph'), required: false }];
  await saveAs(admin, id, 0, { files });
  const { get: getSchool, update: change } = schoolsResource.endpoints;
  const { body: school } = await call(b, getSchool, { params: { id } });
  expect(school.requiredDocuments).toEqual([both('Photograph')]);
  const requiredDocuments = [both('Identity card'), both('Photograph')];
  const input = { params: { id }, body: { requiredDocuments }, version: school.version };
  expect((await call(b, change, input, admin.token)).status).toBe(200);
  const { body } = await call(b, schema, { params: { id } });
  expect(body.form).toMatchObject({
    version: 2,
    files: [
      { key: 'identity-card', required: true },
      { key: 'photo', required: false },
    ],
  });
});
