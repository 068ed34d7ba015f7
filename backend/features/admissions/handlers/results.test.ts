import { beforeEach, expect, test } from 'vitest';
import { schoolConfigurations } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import type { OfferTerms } from '@/lib/contract/admissions/offer-shapes';
import { offersResource } from '@/lib/contract/admissions/offers';
import { papersResource } from '@/lib/contract/admissions/papers';
import { resultsResource } from '@/lib/contract/admissions/results';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { examResultsSetting } from '@/lib/domain/admissions/result-proofs';
import { apply, unseenReason } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeUpload } from '@/tests/support/uploads';

const backend = useTestBackend();
const certificate = { en: 'BacII certificate', km: 'សញ្ញាបត្របាក់ឌុប' };

interface Place {
  schoolId: string;
  staff: Person;
  id: string;
}
let student: Person;
let first: Place;
let second: Place;

/** A school to which the student has applied, and which offers a place with these terms. */
const place = async (terms: Partial<OfferTerms>): Promise<Place> => {
  const b = backend.current;
  const { id: schoolId } = await makeSchool(b, { requiredDocuments: [certificate] });
  const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  const { applicantId: id } = await apply(b, schoolId, { as: student });
  const body = { applicantStatus: 'accepted', offer: terms, unseenReason };
  await call(b, applicantsResource.endpoints.setStatus, { params: { id }, body, version: 1 }, staff.token);
  return { schoolId, staff, id };
};

const read = async ({ id }: Place, as = student) =>
  (await call(backend.current, applicantsResource.endpoints.get, { query: { applicantId: id } }, as.token))
    .body;
const answer = async (to: Place, words: 'accepted' | 'backup' | 'declined') => {
  backend.current.clock.advance(1);
  const { version } = await read(to);
  const input = { params: { id: to.id }, body: { answer: words }, version };
  return call(backend.current, offersResource.endpoints.answer, input, student.token);
};
const exam = (grade: 'A' | 'B' | 'C' | 'D' | 'F', date = '08/20/2026') => ({
  track: 'science' as const,
  date,
  grade,
});
const declare = (grade: 'A' | 'B' | 'C' | 'D') => {
  backend.current.clock.advance(1);
  const nationalExam = { state: 'taken' as const, totalScore: null, subjects: {}, ...exam(grade) };
  const input = { params: { id: student.id }, version: 0, body: { nationalExam } };
  return call(backend.current, educationHistoryResource.endpoints.update, input, student.token);
};
/** The certificate is sent by the student and seen by the desk, which reads this letter on it. */
const seeCertificate = async (at: Place, grade: 'A' | 'B' | 'C' | 'D' | 'F', date?: string) => {
  const b = backend.current;
  const { send, decide } = papersResource.endpoints;
  const kind = 'bacii-certificate';
  const { key: fileKey } = await makeUpload(b, { userId: student.id, purpose: 'application-document' });
  b.clock.advance(1);
  await call(b, send, { params: { id: at.id }, body: { kind, fileKey } }, student.token);
  b.clock.advance(1);
  const body = { kind, fileKey, state: 'received' as const, exam: exam(grade, date) };
  return call(b, decide, { params: { id: at.id }, body }, at.staff.token);
};
const withdraw = (at: Place, reason = 'The certificate was not theirs.') => {
  backend.current.clock.advance(1);
  const { withdraw: endpoint } = resultsResource.endpoints;
  const body = { kind: 'exam' as const, reason };
  return call(backend.current, endpoint, { params: { id: at.id }, body }, at.staff.token);
};
const noticesOf = async (person: Person) => {
  const { list } = notificationsResource.endpoints;
  const { body } = await call(backend.current, list, { params: { userId: person.id } }, person.token);
  return body.list.map(({ kind, params }) => `${kind} ${params['statusEn'] ?? ''}`.trim());
};

beforeEach(async () => {
  student = await makePerson(backend.current);
  first = await place({ minimumGrade: 'C', answerBy: '2026-12-31' });
  second = await place({ minimumGrade: 'D' });
  await answer(first, 'accepted');
  await answer(second, 'backup');
});

test('accepted on condition, declared, proven by the certificate: the place is final and the back-up is given back', async () => {
  await declare('B');
  expect((await read(first)).offer).toMatchObject({ condition: 'declared-met', answer: 'accepted' });
  expect((await read(second)).offer).toMatchObject({ condition: 'declared-met', answer: 'backup' });

  const seen = await seeCertificate(first, 'B');
  expect(seen.body).toMatchObject({
    applicantStatus: 'accepted',
    step: { name: 'Accepted' },
    offer: { condition: 'met', answer: 'accepted', inDoubt: false },
    results: [
      {
        kind: 'exam',
        declared: { role: 'student' },
        proof: { source: 'paper', paper: certificate, exam: { grade: 'B' } },
      },
      { kind: 'graduation' },
    ],
  });
  expect((await read(second)).offer).toMatchObject({ condition: 'met', answer: 'declined' });
  expect((await read(second)).timeline.map(({ kind }) => kind)).toContain('offer-released');
  expect(await noticesOf(student)).toEqual(
    expect.arrayContaining([
      'application-status Your result is proven and the place is yours',
      'application-status Your first place is final, so this back-up was given back',
    ]),
  );
  expect(await noticesOf(first.staff)).toContain('offer-final');
  expect(await noticesOf(second.staff)).toContain('offer-released');
});

test('a proof below the condition voids the place and the back-up becomes the place', async () => {
  await declare('A');
  const seen = await seeCertificate(first, 'D');
  expect(seen.body).toMatchObject({
    applicantStatus: 'rejected',
    offer: { condition: 'missed' },
    enrollToDetail: { nationalExam: { grade: 'D' } },
  });
  expect(await read(second)).toMatchObject({
    applicantStatus: 'accepted',
    offer: { condition: 'met', answer: 'accepted' },
  });
  expect(await noticesOf(student)).toEqual(
    expect.arrayContaining([
      'application-status Rejected',
      'application-status The first place is lost, so this back-up is now your place',
    ]),
  );
  expect(await noticesOf(first.staff)).toContain('offer-void');
  expect(await noticesOf(second.staff)).toContain('offer-first');
});

test('the back-up also follows when the school or the person ends the first place', async () => {
  await answer(first, 'declined');
  expect((await read(second)).offer).toMatchObject({ condition: 'open', answer: 'accepted' });
});

test('two places cannot be accepted, and one back-up stands beside one place', async () => {
  const third = await place({});
  expect((await answer(third, 'accepted')).error.code).toBe('second-accepted');
  expect((await answer(third, 'backup')).error.code).toBe('second-backup');
});

test('of two places accepted in the same moment one is', { tags: 'postgres' }, async () => {
  student = await makePerson(backend.current);
  const places = [await place({ minimumGrade: 'C' }), await place({ minimumGrade: 'C' })];
  const answers = await Promise.all(places.map((each) => answer(each, 'accepted')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a proof of another exam, of a day to come, or without its letter is refused', async () => {
  await declare('B');
  const other = await seeCertificate(first, 'B', '08/20/2024');
  expect(other).toMatchObject({
    status: 422,
    error: { issues: [{ path: 'exam.date', code: 'other-exam' }] },
  });
  const { prove } = resultsResource.endpoints;
  const input = (body: object) => ({
    params: { id: first.id },
    body: { kind: 'exam', note: 'Our list', ...body },
  });
  const ahead = await call(
    backend.current,
    prove,
    input({ exam: exam('B', '08/20/2027') }) as never,
    first.staff.token,
  );
  expect(ahead.error.issues).toContainEqual({ path: 'exam.date', code: 'date-in-future' });
  const wordless = await call(backend.current, prove, input({ exam: null }) as never, first.staff.token);
  expect(wordless.error.issues).toMatchObject([{ path: 'exam', code: 'required' }]);
  expect((await read(first)).offer).toMatchObject({ condition: 'declared-met' });
});

test('a proof that is withdrawn leaves all places as they were before it', async () => {
  await declare('B');
  await seeCertificate(first, 'B');
  expect((await read(second)).offer).toMatchObject({ answer: 'declined' });
  await withdraw(first);
  expect((await read(first)).offer).toMatchObject({ condition: 'declared-met', answer: 'accepted' });
  expect((await read(second)).offer).toMatchObject({ condition: 'declared-met', answer: 'backup' });
  expect(await noticesOf(student)).toContain(
    'application-status A proof of your result was withdrawn; this place is again as it was before it',
  );
  expect(await withdraw(first)).toMatchObject({ status: 409, error: { code: 'not-proven' } });
});

test('a place that was made final with a proof that is withdrawn is left to a person, and both are told', async () => {
  await declare('B');
  await seeCertificate(first, 'B');
  await answer(first, 'declined');
  const third = await place({ minimumGrade: 'C' });
  expect((await read(third)).offer).toMatchObject({ condition: 'met' });
  await answer(third, 'accepted');
  await withdraw(first);
  expect(await read(third)).toMatchObject({
    applicantStatus: 'accepted',
    offer: { condition: 'met', answer: 'accepted', inDoubt: true },
    results: [],
  });
  expect(await noticesOf(student)).toContain(
    'application-status The proof of your result was withdrawn; the school decides about the place',
  );
  expect(await noticesOf(third.staff)).toContain('offer-doubt');

  const { keep } = offersResource.endpoints;
  const { version } = await read(third);
  const input = {
    params: { id: third.id },
    body: { reason: 'The ministry confirmed it by phone.' },
    version,
  };
  expect((await call(backend.current, keep, input, third.staff.token)).body.offer).toMatchObject({
    condition: 'met',
    inDoubt: false,
  });
  const again = { ...input, version: version + 1 };
  expect((await call(backend.current, keep, again, third.staff.token)).error.code).toBe('no-doubt');
});

test('a paper that is refused after all takes its proof along; a new one proves again', async () => {
  await declare('B');
  await seeCertificate(first, 'B');
  const [paper] = (await read(first)).papers;
  const { decide, send } = papersResource.endpoints;
  const { key } = await makeUpload(backend.current, { userId: student.id, purpose: 'application-document' });
  const other = { params: { id: first.id }, body: { kind: paper?.kind ?? '', fileKey: key } };
  expect((await call(backend.current, send, other, student.token)).error.code).toBe('paper-received');
  const body = {
    kind: paper?.kind ?? '',
    state: 'refused' as const,
    fileKey: paper?.fileKey ?? null,
    reason: 'Another name.',
  };
  const refused = await call(backend.current, decide, { params: { id: first.id }, body }, first.staff.token);
  expect(refused.body.offer).toMatchObject({ inDoubt: false, condition: 'declared-met', answer: 'accepted' });
  const proven = await seeCertificate(first, 'B');
  expect(proven.body.offer).toMatchObject({ inDoubt: false, condition: 'met' });
});

test('a place that was not accepted yet is on condition again when its proof is withdrawn', async () => {
  const third = await place({ minimumGrade: 'C' });
  await declare('B');
  await seeCertificate(first, 'B');
  await withdraw(first);
  expect((await read(third)).offer).toMatchObject({
    condition: 'declared-met',
    answer: null,
    inDoubt: false,
  });
});

test('what is proven stays whatever is declared later, and decides on new offers', async () => {
  const { prove } = resultsResource.endpoints;
  await declare('B');
  const body = { kind: 'exam' as const, exam: exam('C'), note: 'The list of our high school.' };
  const proven = await call(backend.current, prove, { params: { id: first.id }, body }, first.staff.token);
  expect(proven.body.results[0]).toMatchObject({ proof: { source: 'record', note: body.note } });
  const nationalExam = { state: 'taken' as const, totalScore: null, subjects: {}, ...exam('A') };
  const input = { params: { id: student.id }, version: 1, body: { nationalExam } };
  await call(backend.current, educationHistoryResource.endpoints.update, input, student.token);
  expect((await read(first)).enrollToDetail?.nationalExam).toMatchObject({ grade: 'C' });
  const again = await apply(backend.current, first.schoolId, { as: student });
  const offer = { applicantStatus: 'accepted', offer: { minimumGrade: 'C' as const }, unseenReason };
  const moved = { params: { id: again.applicantId }, body: offer, version: 1 };
  await call(backend.current, applicantsResource.endpoints.setStatus, moved, first.staff.token);
  expect((await read({ ...first, id: again.applicantId })).offer).toMatchObject({ condition: 'met' });
  expect((await read(await place({ minimumGrade: 'C' }))).offer).toMatchObject({
    condition: 'declared-met',
  });
});

test('nobody proves their own result, and no other school’s staff do', async () => {
  const { prove } = resultsResource.endpoints;
  const body = { kind: 'graduation' as const, note: 'Our register.' };
  const input = { params: { id: first.id }, body };
  expect((await call(backend.current, prove, input, second.staff.token)).status).toBe(404);
  const own = await apply(backend.current, first.schoolId, { as: first.staff });
  const ofOwn = await call(
    backend.current,
    prove,
    { ...input, params: { id: own.applicantId } },
    first.staff.token,
  );
  expect([ofOwn.status, ofOwn.error.code]).toEqual([403, 'own-application']);
  const proven = await call(backend.current, prove, input, first.staff.token);
  expect(proven.body.results).toMatchObject([{ kind: 'graduation', proof: { source: 'record' } }]);
});

test('the last day of proof is not before the results of that year, and its change is told', async () => {
  const b = backend.current;
  const { setDay } = offersResource.endpoints;
  await b.deps.db.insert(schoolConfigurations).values({
    schoolId: first.schoolId,
    configId: examResultsSetting('2027'),
    value: '2027-09-15',
    isPublic: true,
  });
  const set = async (proofBy: string | null) => {
    b.clock.advance(1);
    const { version } = await read(first);
    return call(b, setDay, { params: { id: first.id }, body: { proofBy }, version }, first.staff.token);
  };
  expect((await set('2027-09-01')).error.issues).toEqual([{ path: 'proofBy', code: 'before-results' }]);
  const later = await set('2027-10-01');
  expect(later.body).toMatchObject({ offer: { proofBy: '2027-10-01', answer: 'accepted' } });
  expect(later.body.timeline.at(-1)).toMatchObject({ kind: 'proof-day', note: '2027-10-01' });
  expect(await noticesOf(student)).toContain('proof-moved');
  expect((await set('2027-10-01')).error.issues).toEqual([{ path: 'proofBy', code: 'same-day' }]);
  expect((await set(null)).body.offer?.proofBy).toBeNull();
});
