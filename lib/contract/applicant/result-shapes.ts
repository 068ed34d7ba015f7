import * as z from 'zod';
import { examGrades, examTracks } from '@/lib/domain/applications/national-exam';
import { proofSources, resultKinds } from '@/lib/domain/applications/result-proofs';
import { answeredInstant } from '../answers';
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

/**
 * A result of the applicant: who said so, and who has proven it by what. `proof` is null while it is only declared; `exam` is what was
 * proven of the national exam, `note` names the record or the list.
 */
export const applicantResult = z.object({
  kind: z.enum(resultKinds),
  /** Null for a result that only a proof tells of. */
  declared: person.extend({ role: z.enum(['student', 'advisor', 'school']), at: answeredInstant }).nullable(),
  proof: person
    .extend({
      source: z.enum(proofSources),
      at: answeredInstant,
      school: person,
      paper: text.nullable(),
      note: z.string().nullable(),
      exam: provenExam.nullable(),
    })
    .nullable(),
});
export type ApplicantResult = z.infer<typeof applicantResult>;

/** What an application says of results and papers where a backend knows nothing of them. */
export const nothingProven = { results: [], isStudent: false, partnersDecide: false, mayReadPapers: true };
