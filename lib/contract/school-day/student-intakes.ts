import * as z from 'zod';
import { readStudentCodePattern } from '@/lib/domain/schools/student-codes';
import { pageSizes } from '@/lib/domain/limits/lists';
import { pageOf } from '../answers';
import { batchOf, batchOutcomes } from '../batch';
import { defineResource } from '../endpoint';
import { done, id, instant, isoDate, keyword, queryInt, text, typed } from '../fields';
import { studentStatuses } from './student-draft';

/** An accepted application whose person is no student of the school yet. */
const acceptedApplication = z.object({
  applicantId: z.uuid(),
  referenceCode: z.string(),
  name: z.string(),
  nameKm: z.string(),
  phone: z.string(),
  subject: z.object({ subjectId: z.uuid(), name: z.string(), nameNative: z.string() }).nullable(),
  /** When the application last moved. */
  since: instant,
  /** The person has accepted the offer. */
  isAnswered: z.boolean(),
  /** The last day on which the person may answer. */
  answerBy: isoDate.nullable(),
  /** What the school still waits for: required papers, and results that lie ahead. */
  missing: z.array(text),
  version: z.int(),
});
export type AcceptedApplication = z.output<typeof acceptedApplication>;

const version = z.int().min(0).optional();

/** Without a program the student studies that of the application. */
const intake = z.object({
  applicantId: id,
  campusId: id,
  structureRecordId: id.nullable().default(null),
  subjectId: id.nullable().optional(),
  /** Needed where the offer is not answered or something is missing; it is kept in the history of the application. */
  openReason: typed(500).optional(),
  version,
});
export type Intake = z.output<typeof intake>;

const move = z.object({ studentId: id, campusId: id, structureRecordId: id.nullable(), version });

const stateChange = z
  .object({ studentId: id, status: z.enum(studentStatuses), reason: typed(300).default(''), version })
  .refine(({ status, reason }) => reason !== '' || status === 'studying' || status === 'graduated', {
    path: ['reason'],
    message: 'required',
  });

/** `year` and `next` make the code of the next student; the pattern says how. */
const codes = z.object({ pattern: z.string(), year: z.int(), next: z.int() });
export type StudentCodes = z.output<typeof codes>;

const school = '/api-nest-aca/schools/:id';

export const studentIntakesResource = defineResource('academic/student-intakes', {
  accepted: {
    method: 'GET',
    path: `${school}/accepted-applications`,
    access: 'keeper',
    summary:
      'Accepted applications to a school whose people are not its students yet, the longest waiting first',
    query: z.object({
      keyword,
      subjectId: z.uuid().optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: pageSizes.schools }),
    }),
    response: pageOf(acceptedApplication),
  },
  takeIn: {
    method: 'POST',
    path: `${school}/students/intakes`,
    access: 'keeper',
    summary: 'Make students of up to 200 accepted applications; each gets the next code of the school',
    body: batchOf(intake),
    response: batchOutcomes,
    idempotent: true,
    batch: true,
  },
  undo: {
    method: 'POST',
    path: `${school}/students/:studentId/intake-undo`,
    access: 'keeper',
    summary: 'Make an application of a student again, within a day and while nothing hangs on the record',
    response: done,
    conflicts: true,
  },
  move: {
    method: 'POST',
    path: `${school}/students/moves`,
    access: 'keeper',
    summary: 'Move up to 200 students to a class, or to a campus without one',
    body: batchOf(move),
    response: batchOutcomes,
    idempotent: true,
    batch: true,
  },
  setState: {
    method: 'POST',
    path: `${school}/students/states`,
    access: 'keeper',
    summary:
      'Say of up to 200 students that they study, pause, have left or graduated; a pause and a departure say why',
    body: batchOf(stateChange),
    response: batchOutcomes,
    idempotent: true,
    batch: true,
  },
  codes: {
    method: 'GET',
    path: `${school}/student-codes`,
    access: 'keeper',
    summary: 'How a school counts its students, and the next number',
    response: codes,
  },
  setPattern: {
    method: 'PUT',
    path: `${school}/student-codes`,
    access: 'keeper',
    summary:
      'Set how a school counts its students: letters, YYYY or YY, and three to six zeros for the number',
    body: z.object({
      pattern: typed(30).refine((value) => readStudentCodePattern(value) !== null, 'invalid-pattern'),
    }),
    response: codes,
  },
});
