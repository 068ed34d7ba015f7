import * as z from 'zod';
import { pageSizes, pageStarts } from '@/lib/domain/limits/lists';
import { normalizeCambodianPhone } from '@/lib/domain/people/phone';
import { answer, pageOf, recordId } from '../answers';
import { defineResource } from '../endpoint';
import { keyword, queryBoolean, queryInt, text, typed } from '../fields';
import { studentChange, studentDraft } from './student-draft';
import { listedStudent, status, student, studentCard, studentState } from './student-shapes';

export type Student = z.output<typeof student>;
export type ListedStudent = z.output<typeof listedStudent>;

const field = z.object({
  key: z.string(),
  label: text,
  type: z.enum(['text', 'phone', 'date', 'choice']),
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: text })),
});

export const STUDENT_SORTS = [
  'name',
  '-name',
  'createdAt',
  '-createdAt',
  'studentCode',
  '-studentCode',
] as const;

/** A number as typed; an invalid number finds nobody. */
const phoneFilter = typed(40).transform((value) =>
  value === '' ? undefined : (normalizeCambodianPhone(value) ?? value),
);

const schoolPath = '/api-nest-aca/schools/:id';

export const studentsResource = defineResource('academic/students', {
  list: {
    method: 'GET',
    path: `${schoolPath}/students`,
    access: 'keeper',
    summary: 'Students of a school that the caller keeps, as staff, partner or university',
    query: z.object({
      phone: phoneFilter.optional(),
      keyword,
      status: status.optional(),
      campusId: z.uuid().optional(),
      structureRecordId: z.uuid().optional(),
      subjectId: z.uuid().optional(),
      detail: queryBoolean.default(false),
      sort: z.enum(STUDENT_SORTS).default('-createdAt'),
      start: queryInt({ max: 1_000_000, fallback: pageStarts.students }),
      limit: queryInt({ min: 1, max: 100, fallback: pageSizes.studentsByPhone }),
    }),
    response: pageOf(listedStudent),
  },
  create: {
    method: 'POST',
    path: `${schoolPath}/campus/:campusId/students`,
    access: 'keeper',
    summary: 'Take a student in, by hand or from an accepted application',
    body: studentDraft,
    response: student,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: `${schoolPath}/students/:studentId`,
    access: 'keeper',
    summary: 'Change a student’s record, class, campus, program or status',
    body: studentChange,
    response: student,
    versioned: 'if-sent',
  },
  states: {
    method: 'GET',
    path: `${schoolPath}/students/:studentId/states`,
    access: 'keeper',
    summary:
      'The states that a student has had at the school, the latest first: since when, why, set by whom',
    response: z.object({ data: z.array(studentState), countTotal: z.int() }),
  },
  schema: {
    method: 'GET',
    path: `${schoolPath}/student-schemas`,
    acceptsSlug: true,
    access: 'public',
    summary: 'What a school keeps about a student, with its campuses and classes as choices',
    response: answer(z.object({ schoolId: recordId, fields: z.array(field) }), () => ({ schoolId: '-' })),
  },
  byUniqueKey: {
    method: 'GET',
    path: '/api-nest-aca/public/students/uniqueKey/:key',
    acceptsSlug: true,
    access: 'public',
    summary: 'What a student card proves: name, school and whether the person studies there',
    response: studentCard,
    limited: true,
  },
});
