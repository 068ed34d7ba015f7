import * as z from 'zod';
import { pageSizes, pageStarts } from '@/lib/domain/limits/lists';
import { normalizeCambodianPhone } from '@/lib/domain/values/phone';
import {
  answer,
  pageOf,
  recordId,
  answeredDay,
  answeredInstant,
  orUnsaid,
  type Raw,
  textOr,
} from '../answers';
import { defineResource } from '../endpoint';
import { keyword, queryBoolean, queryInt, text, typed, instant } from '../fields';
import { studentChange, studentDraft, studentStatuses } from './student-draft';
import { structureRecordPath } from '../schools/structures';

const status = z.enum(studentStatuses);

/** A student as the school keeps them. `uniqueKey` opens the public card and stands on the printed one. */
const studentFields = z.object({
  studentId: recordId,
  schoolId: recordId,
  campusId: recordId,
  structureRecordId: recordId.nullable(),
  subjectId: recordId.nullable(),
  userId: recordId.nullable(),
  studentCode: z.string(),
  uniqueKey: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameKm: z.string(),
  lastNameKm: z.string(),
  gender: orUnsaid(z.enum(['male', 'female', 'other'])),
  dob: orUnsaid(answeredDay),
  phone: z.string(),
  status,
  /** Why the status is what it is, and since when; null until it changes. */
  statusReason: z.string().nullable(),
  statusSince: answeredInstant.nullable(),
  enrolledOn: orUnsaid(answeredDay),
  /** Until when an application that became this student can be an application again; null where it cannot. */
  undoUntil: answeredInstant.nullable(),
  version: z.int(),
  createdAt: orUnsaid(answeredInstant),
  updatedAt: orUnsaid(answeredInstant),
});

const studentAdded = ({ uniqueKey, firstName, lastName }: Raw) => ({
  studentId: textOr(uniqueKey),
  schoolId: '-',
  structureRecordId: null,
  subjectId: null,
  userId: null,
  studentCode: textOr(uniqueKey),
  firstName: '',
  lastName: '',
  firstNameKm: textOr(firstName),
  lastNameKm: textOr(lastName),
  gender: null,
  dob: null,
  status: 'studying' as const,
  statusReason: null,
  statusSince: null,
  enrolledOn: null,
  undoUntil: null,
  version: 0,
  createdAt: null,
  updatedAt: null,
});
const student = answer(studentFields, studentAdded);

/** With `detail=true` a row also says where and what the student studies. */
const listedStudent = answer(
  studentFields.extend({
    campusName: text.optional(),
    structureRecordPath: structureRecordPath.optional(),
    subjectName: z.object({ name: z.string(), nameNative: z.string() }).nullable().optional(),
  }),
  studentAdded,
);

/** A state that a student has had: the latest is that of the record. `changedBy` is the name of whoever set it. */
const studentState = z.object({
  at: instant,
  before: status.nullable(),
  after: status,
  reason: z.string().nullable(),
  changedBy: z.string().nullable(),
});

/** What a student card proves. */
const studentCard = answer(
  z.object({
    studentCode: z.string(),
    name: z.string(),
    nameNative: z.string(),
    status,
    enrolledOn: orUnsaid(answeredDay),
    school: orUnsaid(z.object({ slug: z.string(), name: z.string(), nameNative: z.string() })),
  }),
  ({ uniqueKey, name }) => ({
    studentCode: textOr(uniqueKey),
    nameNative: textOr(name),
    status: 'studying' as const,
    enrolledOn: null,
    school: null,
  }),
);

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
