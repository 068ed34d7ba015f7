import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import {
  id,
  isoDate,
  keyword,
  queryBoolean,
  queryInt,
  queryNumber,
  requiredText,
  typedText,
} from '../fields';
import { academicYear, taughtCourse, teacher, term } from './course-shapes';

const path = '/api-lms/organizations/:orgId';

/** `teacher` is what students read; without it, it is the name of the first teacher. */
const fields = z.object({
  structureRecordId: id.nullable(),
  code: requiredText(40),
  name: requiredText(textLimits.shortTextMax),
  nameNative: requiredText(textLimits.shortTextMax),
  teacher: typedText(textLimits.shortTextMax),
  teacherIds: z.array(id).max(10),
  credits: z.int().min(0).max(60),
  academicYear,
  term,
  startDate: isoDate,
  endDate: isoDate,
});

export const courseDraft = fields.extend({
  structureRecordId: fields.shape.structureRecordId.default(null),
  teacher: fields.shape.teacher.optional(),
  teacherIds: fields.shape.teacherIds.default([]),
  credits: fields.shape.credits.default(0),
});
export const courseChange = fields
  .extend({
    archived: z.boolean(),
    /** What becomes of lessons that lie after a new end; without it such an end is refused. */
    laterLessons: z.enum(['cancel', 'keep']),
  })
  .partial();

/** Days of assessments keep their distance from the first day of the term. */
export const termCopy = z.object({
  from: z.object({ academicYear, term }),
  to: z.object({ academicYear, term, startDate: isoDate, endDate: isoDate }),
});

/** A class: a unit of the school's structure. `path` begins at the top and ends with the class itself. */
const schoolClass = z.object({
  structureRecordId: z.uuid(),
  campusId: z.uuid(),
  name: z.string(),
  nameNative: z.string(),
  path: z.array(z.object({ structureRecordId: z.uuid(), name: z.string(), nameNative: z.string() })),
  isOpen: z.boolean(),
  studentCount: z.int(),
  courseCount: z.int(),
});
export type SchoolClass = z.output<typeof schoolClass>;

export const coursesResource = defineResource('lms/courses', {
  classes: {
    method: 'GET',
    path: `${path}/classes`,
    access: 'keeper',
    summary: 'The classes of a school with their students and courses, in the order of the structure',
    query: z.object({
      keyword,
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 1_000, fallback: 1_000 }),
    }),
    response: z.object({ data: z.array(schoolClass), countTotal: z.int() }),
  },
  teachers: {
    method: 'GET',
    path: `${path}/teachers`,
    access: 'owner',
    summary: 'The teachers of a school by name: who can teach a course or stand in for somebody',
    response: z.object({ data: z.array(teacher), countTotal: z.int() }),
  },
  list: {
    method: 'GET',
    path: `${path}/courses`,
    access: 'owner',
    summary:
      'The courses of a school, the latest term first; archived ones only when asked for; a teacher reads those they teach',
    query: z.object({
      structureRecordId: id.optional(),
      academicYear: academicYear.optional(),
      term: queryNumber.pipe(term).optional(),
      teacherId: id.optional(),
      archived: queryBoolean.default(false),
      keyword,
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 50 }),
    }),
    response: z.object({ data: z.array(taughtCourse), countTotal: z.int() }),
  },
  create: {
    method: 'POST',
    path: `${path}/courses`,
    access: 'keeper',
    summary: 'Add a course of a term, with its class and its teachers',
    body: courseDraft,
    response: taughtCourse,
    status: 201,
    idempotent: true,
  },
  copyTerm: {
    method: 'POST',
    path: `${path}/course_copies`,
    access: 'keeper',
    summary:
      'Copy the courses of a term to another one, with teachers, unpublished assessments and materials as drafts; a course whose code is there already is left out',
    body: termCopy,
    response: z.object({ created: z.int(), skipped: z.int() }),
    status: 201,
    idempotent: true,
  },
  get: {
    method: 'GET',
    path: `${path}/courses/:id`,
    access: 'owner',
    summary: 'A course, for its office and its teachers',
    response: taughtCourse,
  },
  update: {
    method: 'PATCH',
    path: `${path}/courses/:id`,
    access: 'keeper',
    summary: 'Change a course, or archive it and bring it back',
    body: courseChange,
    response: taughtCourse,
    versioned: true,
  },
});
