import * as z from 'zod';
import { issuedKinds, issuedStates } from '@/lib/domain/school-day/issued-papers';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { instant, queryInt, queryNumber, requiredText } from '../fields';
import { printedFile } from '../printed-file';
import { academicYear, term } from './course-shapes';
import { paperFacts } from './paper-facts';

/** `isDrawn`: the file can be fetched. `proofUrl` is what the code on the paper opens. */
const issuedPaper = z.object({
  paperId: z.uuid(),
  orgId: z.uuid(),
  studentId: z.uuid(),
  studentCode: z.string(),
  studentName: z.string(),
  studentNameNative: z.string(),
  requestId: z.uuid().nullable(),
  kind: z.enum(issuedKinds),
  language: z.enum(['km', 'en']),
  serial: z.string(),
  state: z.enum(issuedStates),
  period: paperFacts.shape.period,
  proofUrl: z.string(),
  isDrawn: z.boolean(),
  issuedAt: instant,
  endedAt: instant.nullable(),
  endReason: z.string().nullable(),
  version: z.int(),
});
export type IssuedPaper = z.output<typeof issuedPaper>;

const month = z.string().regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, 'invalid-month');

const list = z.object({ data: z.array(issuedPaper), countTotal: z.int() });

/** Of one student or of all who study in a class. A report card needs its term; without a month it is of the semester. */
export const paperOrder = z
  .object({
    kind: z.enum(issuedKinds, 'required'),
    language: z.enum(['km', 'en']),
    studentId: z.uuid().optional(),
    structureRecordId: z.uuid().optional(),
    academicYear: academicYear.optional(),
    term: term.optional(),
    month: month.optional(),
    requestId: z.uuid().optional(),
  })
  .refine(
    ({ studentId, structureRecordId }) => (studentId === undefined) !== (structureRecordId === undefined),
    {
      path: ['studentId'],
      message: 'required',
    },
  )
  .refine(({ kind, academicYear: year }) => kind !== 'report-card' || year !== undefined, {
    path: ['academicYear'],
    message: 'required',
  })
  .refine(({ kind, term: number }) => kind !== 'report-card' || number !== undefined, {
    path: ['term'],
    message: 'required',
  });

const path = '/api-lms/organizations/:orgId/papers';
const paging = {
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 20 }),
};

export const issuedPapersResource = defineResource('lms/issued-papers', {
  issue: {
    method: 'POST',
    path,
    access: 'keeper',
    summary:
      'Issue papers out of the records of a school, for one student or a class; the files are drawn soon after. Students without published results are left out',
    body: paperOrder,
    response: list,
    status: 201,
    idempotent: true,
    conflicts: true,
    namesRecord: true,
  },
  printReports: {
    method: 'GET',
    path: '/api-lms/organizations/:orgId/report-cards/print',
    access: 'keeper',
    summary:
      'The valid report cards of who studies in a class, of one period, as one PDF with a page for each; `content` is base64',
    query: z.object({
      structureRecordId: z.uuid(),
      academicYear,
      term: queryNumber.pipe(term),
      month: month.optional(),
    }),
    judged: true,
    response: printedFile,
    unavailable: true,
  },
  listOfOrganization: {
    method: 'GET',
    path,
    access: 'keeper',
    summary: 'The papers that a school has issued, the latest first',
    query: z.object({
      studentId: z.uuid().optional(),
      kind: z.enum(issuedKinds).optional(),
      state: z.enum(issuedStates).optional(),
      ...paging,
    }),
    response: list,
  },
  listOfStudent: {
    method: 'GET',
    path: '/api-lms/organizations/:orgId/students/:id/papers',
    access: 'owner',
    summary: 'The papers that a school has issued to a student, the latest first',
    query: z.object(paging),
    response: list,
  },
  revoke: {
    method: 'POST',
    path: `${path}/:paperId/revocation`,
    access: 'keeper',
    summary: 'Declare a paper void; whoever checks its code sees so at once',
    body: z.object({ reason: requiredText(textLimits.shortTextMax) }),
    response: issuedPaper,
    versioned: 'if-sent',
    conflicts: true,
  },
  reissue: {
    method: 'POST',
    path: `${path}/:paperId/successor`,
    access: 'keeper',
    summary: 'Issue a paper anew out of the records of today; the earlier one is superseded',
    response: issuedPaper,
    status: 201,
    versioned: 'if-sent',
    conflicts: true,
  },
  file: {
    method: 'GET',
    path: `${path}/:paperId/file`,
    access: 'owner',
    summary: 'A link of a minute to the file of a paper, for its student, their guardian and the school',
    response: z.object({ url: z.string(), expiresAt: instant }),
    limited: true,
    conflicts: true,
    unavailable: true,
  },
});
