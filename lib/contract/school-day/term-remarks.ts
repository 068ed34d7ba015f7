import * as z from 'zod';
import { remarkMax } from '@/lib/domain/school-day/report-cards';
import { defineResource } from '../endpoint';
import { id, queryNumber, text, typedText } from '../fields';
import { academicYear, term } from './course-shapes';
import { pupil } from './gradebook-shapes';

const remark = pupil.extend({
  /** Empty until somebody has written it. */
  remark: text,
  /** 0 until somebody has written it. */
  version: z.int(),
});
export type TermRemark = z.output<typeof remark>;

export const remarkText = typedText(remarkMax);

export const termRemarksResource = defineResource('lms/term-remarks', {
  list: {
    method: 'GET',
    path: '/api-lms/organizations/:orgId/term-remarks',
    access: 'owner',
    summary:
      'The students of a class with what their report cards of a term say of them: for the office and the teachers of the class in that term',
    query: z.object({
      structureRecordId: id,
      academicYear,
      term: queryNumber.pipe(term),
    }),
    response: z.object({ data: z.array(remark), countTotal: z.int() }),
  },
  write: {
    method: 'PUT',
    path: '/api-lms/organizations/:orgId/students/:id/term-remark',
    access: 'owner',
    summary:
      'Write what the report card of a term says of a student; report cards that are issued already keep theirs',
    body: z.object({ academicYear, term, remark: remarkText }),
    response: remark,
    versioned: 'if-sent',
  },
});
