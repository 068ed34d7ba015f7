import * as z from 'zod';
import { examGrades, examTracks } from '@/lib/domain/admissions/national-exam';
import { proofSources, resultKinds } from '@/lib/domain/admissions/result-proofs';
import { answeredInstant, recordId } from '../answers';
import { text } from '../fields';
import { usDate } from './enroll-detail';

/** The result of the national exam as a paper or a record says it. */
export const provenExam = z.object({
  track: z.enum(examTracks, 'required'),
  date: usDate,
  grade: z.enum(examGrades, 'required'),
});
export type ProvenExam = z.output<typeof provenExam>;

const person = z.object({ name: z.string(), nameNative: z.string() });

const objection = person.extend({
  /** Null where the person of the result objects. */
  school: person.nullable(),
  reason: z.string(),
  at: answeredInstant,
});

/** What a school has proven: who, when and by what. `note` names the record or the list. */
const resultProof = person.extend({
  id: recordId,
  source: z.enum(proofSources),
  at: answeredInstant,
  school: person.extend({ id: recordId }),
  paper: text.nullable(),
  note: z.string().nullable(),
  /** What was proven of the national exam. */
  exam: provenExam.nullable(),
  objections: z.array(objection).default([]),
});
export type ResultProof = z.infer<typeof resultProof>;

/**
 * A result of the applicant: who said so, and who has proven it. `proof` is the one that counts at the school of this application, null while
 * the result is only declared there. `otherProofs` are those of other schools that the reader may know of.
 */
export const applicantResult = z.object({
  kind: z.enum(resultKinds),
  /** Null for a result that only a proof tells of. */
  declared: person.extend({ role: z.enum(['student', 'advisor', 'school']), at: answeredInstant }).nullable(),
  proof: resultProof.nullable(),
  otherProofs: z.array(resultProof).default([]),
});
export type ApplicantResult = z.infer<typeof applicantResult>;

/** What an application says of results and papers where a backend knows nothing of them. */
export const nothingProven = { results: [], partnersDecide: false, mayReadPapers: true };
