import * as z from 'zod';
import { isoDate } from '../fields';
import { khmerFamilyName, khmerName, latinFamilyName, latinName, phone } from '../person-fields';

export const studentStatuses = ['studying', 'paused', 'graduated', 'left'] as const;

const fields = z.object({
  firstName: latinName,
  lastName: latinFamilyName,
  firstNameKm: khmerName,
  lastNameKm: khmerFamilyName,
  gender: z.enum(['male', 'female', 'other'], 'required'),
  dob: isoDate,
  phone,
  /** The school's own number; the server counts one when it is missing. */
  studentCode: z.string().regex(/^[\w-]{2,30}$/, 'invalid-code'),
  structureRecordId: z.uuid().nullable(),
  /** The program that they study. */
  subjectId: z.uuid().nullable(),
  status: z.enum(studentStatuses),
  enrolledOn: isoDate,
});

/** `applicantId` names an accepted application of this school: its person's account then sees the record. */
export const studentDraft = fields
  .partial({ studentCode: true, structureRecordId: true, subjectId: true, status: true, enrolledOn: true })
  .extend({ applicantId: z.uuid().optional() });
export type StudentDraft = z.output<typeof studentDraft>;

export const studentChange = fields.partial().extend({ campusId: z.uuid().optional() });
export type StudentChange = z.output<typeof studentChange>;
