import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { subjects } from '@/backend/db/schema';
import { seededRandom } from '@/backend/seed/demo/seeded-random';
import { applicantFormsResource } from '@/lib/contract/admissions/applicant-forms';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { candidateOf } from '@/lib/domain/admissions/candidate-of';
import type { AdmissionRule } from '@/lib/contract/schools/admission-rule';
import { type EntryVerdict, mayEnter } from '@/lib/domain/schools/may-enter';
import { enterApplication, formDraft } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { newKey } from '@/tests/support/recruitment';
import { demoRules, someSchooling } from '@/tests/support/people-and-rules';

const backend = useTestBackend();
const { submit, update, get, list, listOfSchool } = applicantsResource.endpoints;
const histories = educationHistoryResource.endpoints;

const bachelor: AdmissionRule = {
  needs: 'bac2',
  minGrade: 'D',
  tracks: [],
  papers: [],
  exam: 'none',
  maxYears: null,
  bridging: false,
};
const master: AdmissionRule = { ...bachelor, needs: 'bachelor', minGrade: null };
const doctorate: AdmissionRule = { ...master, needs: 'master' };
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const issuesOf = (answer: { body: unknown }) => (answer.body as { issues?: unknown }).issues;

let schoolId: string;
let [student, advisor]: Person[] = [];

beforeEach(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b)).id;
  student = await makePerson(b);
  advisor = await makePerson(b, { roles: ['advisor'], staffOf: [schoolId] });
});

const person = () => student as Person;
const staff = () => advisor as Person;
const programOf = (admission: AdmissionRule | null) => makeProgram(backend.current, schoolId, { admission });

/** The pupil of these tests has the exam before them. */
const applyTo = (programId: string | null, change: object = {}, detail: object = {}) => {
  const body = { ...applicationTo(schoolId, programId), ...change };
  Object.assign(body.enrollToDetail, detail);
  return call(
    backend.current,
    submit,
    { params: { id: schoolId }, body, idempotencyKey: newKey() },
    person().token,
  );
};
const changeAs = (by: Person, id: string, version: number, body: object) =>
  call(backend.current, update, { params: { id }, body, version }, by.token);

const passed = (grade: string) => ({
  nationalExam: {
    state: 'taken',
    track: 'science',
    date: '08/20/2026',
    grade,
    totalScore: null,
    subjects: {},
  },
  highSchool: { ...applicationTo(schoolId).enrollToDetail.highSchool, graduated: true, graduationYear: 2026 },
});

test('a pupil who is not there yet applies for a doctorate only knowing it; it is kept as it was seen', async () => {
  const programId = await programOf(doctorate);
  const refused = await applyTo(programId);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'must-acknowledge']);
  expect(issuesOf(refused)).toEqual([{ path: 'acknowledged', code: 'no' }]);
  const sent = await applyTo(programId, { acknowledged: true });
  expect(sent.status).toBe(201);
  const seen = { verdict: 'no', failed: [{ rule: 'studies', needs: 'master' }] };
  expect(sent.body.entry).toMatchObject(seen);
  await backend.current.deps.db.update(subjects).set({ admission: null }).where(eq(subjects.id, programId));
  const read = await call(
    backend.current,
    get,
    { query: { applicantId: sent.body.applicantId } },
    staff().token,
  );
  expect(read.body.entry).toMatchObject(seen);
});

test('who may enter, and who cannot be judged, is asked nothing', async () => {
  const entryOf = async (admission: AdmissionRule | null, detail: object) =>
    (await applyTo(await programOf(admission), {}, detail)).body.entry?.verdict;
  expect(await entryOf(bachelor, passed('C'))).toBe('yes');
  expect(await entryOf(null, passed('F'))).toBe('unknown');
  expect(await entryOf(master, passed('C'))).toBe('unknown');
  expect((await applyTo(null)).body.entry).toBeNull();
});

test('a degree that the account knows of counts', async () => {
  const school = { schoolName: 'RUPP', program: 'Law', degree: 'bachelor', fromYear: 2016, toYear: 2020 };
  const body = { otherSchools: [school] };
  await call(
    backend.current,
    histories.update,
    { params: { id: person().id }, body: body as object, version: 0 },
    person().token,
  );
  const { status, body: sent } = await applyTo(await programOf(master), {}, passed('C'));
  expect([status, sent.entry?.verdict]).toEqual([201, 'yes']);
});

test('the list finds applications by the answer, and the table for staff names it', async () => {
  const rules = [bachelor, doctorate, null];
  for (const rule of rules) await applyTo(await programOf(rule), { acknowledged: true });
  const found = async (entry: EntryVerdict) => {
    const answer = await call(backend.current, list, { query: { entry } }, staff().token);
    return answer.body.data.map((row) => row.entry?.verdict);
  };
  expect(await found('not-yet')).toEqual(['not-yet']);
  expect(await found('no')).toEqual(['no']);
  expect(await found('unknown')).toEqual(['unknown']);
  expect(await found('yes')).toEqual([]);
  expect(listOfSchool.csv).toContain('entry.verdict');
});

test('staff enter an application without that word, and see the answer', async () => {
  const programId = await programOf(doctorate);
  const { application } = await enterApplication(backend.current, staff(), schoolId, {}, programId);
  expect(application.entry?.verdict).toBe('no');
});

test('another program is judged again; what was known before is not asked again', async () => {
  const [first, second] = [await programOf(null), await programOf(doctorate)];
  const id = (await applyTo(first)).body.applicantId;
  const refused = await changeAs(person(), id, 1, { enrollToId: second });
  expect(codeOf(refused)).toBe('must-acknowledge');
  const moved = await changeAs(person(), id, 1, { enrollToId: second, acknowledged: true });
  expect(moved.body.entry?.verdict).toBe('no');
  const { enrollToDetail } = applicationTo(schoolId, second);
  enrollToDetail.personal.phone = '098 765 432';
  const corrected = await changeAs(person(), id, 2, { enrollToDetail });
  expect([corrected.status, corrected.body.entry?.verdict]).toEqual([200, 'no']);
  const back = await changeAs(staff(), id, 3, { enrollToId: first });
  expect(back.body.entry?.verdict).toBe('unknown');
  expect((await changeAs(staff(), id, 4, { enrollToId: second })).status).toBe(200);
});

test('a result that arrives later is judged', async () => {
  const id = (await applyTo(await programOf(bachelor), { acknowledged: true })).body.applicantId;
  const { nationalExam } = passed('B');
  await call(
    backend.current,
    histories.update,
    { params: { id: person().id }, body: { nationalExam } as object, version: 0 },
    person().token,
  );
  const read = await call(backend.current, get, { query: { applicantId: id } }, person().token);
  expect(read.body.entry).toMatchObject({ verdict: 'yes', failed: [] });
});

test('for generated people and the rules of the demo, call and desk say what the rule says', async () => {
  const b = backend.current;
  const random = seededRandom('applications of the rules');
  const day = b.clock.now().toISOString().slice(0, 10);
  const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  const { fields } = formDraft();
  const asking = formDraft({ fields: { ...fields, nationalExam: 'optional', highSchool: 'optional' } });
  const { save } = applicantFormsResource.endpoints;
  await call(b, save, { params: { id: schoolId }, version: 0, body: asking }, admin.token);
  for (const rule of random.sample(demoRules(b.clock.now()), 12)) {
    const programId = await programOf(rule);
    const told = someSchooling(random);
    const school = applicationTo(schoolId).enrollToDetail.highSchool;
    const exam = told.nationalExam;
    const expected = mayEnter(rule, candidateOf(told), day);
    const detail = {
      nationalExam: exam && { date: '08/20/2027', reason: 'Work', totalScore: null, ...exam },
      highSchool: told.highSchool && { ...school, ...told.highSchool },
    };
    const { status, body } = await applyTo(programId, {}, detail);
    const isRefused = expected.verdict === 'no' || expected.verdict === 'not-yet';
    expect([rule, told, status]).toEqual([rule, told, isRefused ? 409 : 201]);
    const kept = isRefused ? (await applyTo(programId, { acknowledged: true }, detail)).body : body;
    expect(kept.entry).toEqual(expected);
  }
});
