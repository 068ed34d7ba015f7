import * as z from 'zod';
import { answer, answeredDay, answeredInstant, orUnsaid, type Raw, recordId, textOr } from '../answers';
import { instant, text } from '../fields';
import { studentStatuses } from './student-draft';
import { structureRecordPath } from '../schools/structures';

export const status = z.enum(studentStatuses);

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
export const student = answer(studentFields, studentAdded);

/** With `detail=true` a row also says where and what the student studies. */
export const listedStudent = answer(
  studentFields.extend({
    campusName: text.optional(),
    structureRecordPath: structureRecordPath.optional(),
    subjectName: z.object({ name: z.string(), nameNative: z.string() }).nullable().optional(),
  }),
  studentAdded,
);

/** A state that a student has had: the latest is that of the record. `changedBy` is the name of whoever set it. */
export const studentState = z.object({
  at: instant,
  before: status.nullable(),
  after: status,
  reason: z.string().nullable(),
  changedBy: z.string().nullable(),
});

/** What a student card proves. */
export const studentCard = answer(
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
