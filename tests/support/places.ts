import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { offersResource } from '@/lib/contract/admissions/offers';
import { papersResource } from '@/lib/contract/admissions/papers';
import { resultsResource } from '@/lib/contract/admissions/results';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import type { ExamGrade } from '@/lib/domain/admissions/national-exam';
import type { OfferAnswer, OfferGrade } from '@/lib/domain/admissions/offers';
import { apply, unseenReason } from './applications';
import { call, type TestBackend } from './backend';
import { makePerson, makeSchool, type Person } from './make';
import { makeUpload } from './uploads';

/** A school to which the person has applied, and who decides there. */
export interface AppliedTo {
  schoolId: string;
  staff: Person;
  /** Of the application. */
  id: string;
}

const kind = 'bacii-certificate';
const exam = (grade: ExamGrade) => ({ track: 'science' as const, date: '08/20/2026', grade });

/** What one person and the offices of several schools do with places and results; each deed is a second later than the one before. */
export function placesOf(b: TestBackend, student: Person) {
  const tick = () => b.clock.advance(1);
  const files = new Map<string, string>();
  const read = async ({ id }: AppliedTo, as = student) =>
    (await call(b, applicantsResource.endpoints.get, { query: { applicantId: id } }, as.token)).body;

  /** @param minimumGrade the school accepts at once, from this letter on; null leaves the application pending */
  const applyTo = async (minimumGrade: OfferGrade | null): Promise<AppliedTo> => {
    const requiredDocuments = [{ en: 'BacII certificate', km: 'សញ្ញាបត្របាក់ឌុប' }];
    const { id: schoolId } = await makeSchool(b, { requiredDocuments });
    const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
    const { applicantId: id } = await apply(b, schoolId, { as: student });
    const body = { applicantStatus: 'accepted', offer: { minimumGrade }, unseenReason };
    const input = { params: { id }, body, version: 1 };
    if (minimumGrade) await call(b, applicantsResource.endpoints.setStatus, input, staff.token);
    return { schoolId, staff, id };
  };

  const answer = async (to: AppliedTo, words: OfferAnswer) => {
    tick();
    const { version } = await read(to);
    const input = { params: { id: to.id }, body: { answer: words }, version };
    return call(b, offersResource.endpoints.answer, input, student.token);
  };

  const declare = (grade: ExamGrade) => {
    tick();
    const nationalExam = { state: 'taken' as const, totalScore: null, subjects: {}, ...exam(grade) };
    const input = { params: { id: student.id }, version: 0, body: { nationalExam } };
    return call(b, educationHistoryResource.endpoints.update, input, student.token);
  };

  const note = (at: AppliedTo, grade: ExamGrade) => {
    tick();
    const body = { kind: 'exam' as const, exam: exam(grade), note: 'Our list.' };
    return call(b, resultsResource.endpoints.prove, { params: { id: at.id }, body }, at.staff.token);
  };

  /** The certificate is sent once; the desk reads this letter on it. */
  const paper = async (at: AppliedTo, grade: ExamGrade) => {
    const params = { id: at.id };
    const sent = files.get(at.id);
    const purpose = 'application-document';
    const fileKey = sent ?? (await makeUpload(b, { userId: student.id, purpose })).key;
    files.set(at.id, fileKey);
    tick();
    if (!sent)
      await call(b, papersResource.endpoints.send, { params, body: { kind, fileKey } }, student.token);
    tick();
    const body = { kind, fileKey, state: 'received' as const, exam: exam(grade) };
    return call(b, papersResource.endpoints.decide, { params, body }, at.staff.token);
  };

  const takeBack = (at: AppliedTo, by = at.staff) => {
    tick();
    const body = { kind: 'exam' as const, reason: 'Another person.' };
    return call(b, resultsResource.endpoints.withdraw, { params: { id: at.id }, body }, by.token);
  };

  const object = (at: AppliedTo, by: Person, proofId: string, reason = 'We read B.') => {
    tick();
    const body = { proofId, reason };
    return call(b, resultsResource.endpoints.object, { params: { id: at.id }, body }, by.token);
  };

  return { read, applyTo, answer, declare, note, paper, takeBack, object };
}

/** Somebody with a place on condition (C) that they have accepted, and an application that waits elsewhere; they tell of the letter B. */
export async function placeAndApplication(b: TestBackend) {
  const student = await makePerson(b);
  const places = placesOf(b, student);
  const own = await places.applyTo('C');
  const other = await places.applyTo(null);
  await places.answer(own, 'accepted');
  await places.declare('B');
  return { student, own, other, ...places };
}
