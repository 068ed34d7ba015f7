import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { studentStatuses } from './student-draft';
import { defineResource } from '../endpoint';
import { isoDate, requiredText, text } from '../fields';
import { personName } from '../accounts/person-name';
import { phone } from '../person-fields';

const contact = z.object({ name: z.string(), phone: z.string(), relation: z.string() });

export const emergencyContact = z.object({
  name: requiredText(textLimits.shortTextMax),
  phone,
  relation: requiredText(textLimits.shortTextMax),
});

/** What a school has of a student. `uniqueKey` opens the public card. */
const ownRecord = personName.extend({
  studentId: z.uuid(),
  studentCode: z.string(),
  uniqueKey: z.string(),
  gender: z.enum(['male', 'female', 'other']),
  dob: isoDate,
  phone: z.string(),
  status: z.enum(studentStatuses),
  enrolledOn: isoDate,
  unit: text.nullable(),
  program: text.nullable(),
  contact: contact.nullable(),
});
export type OwnRecord = z.output<typeof ownRecord>;

const path = '/api-lms/organizations/:orgId/students/:id/record';

export const ownRecordResource = defineResource('lms/own-record', {
  get: {
    method: 'GET',
    path,
    access: 'owner',
    summary: 'What a school has of a student, for the student, a guardian who sees papers, and the office',
    response: ownRecord,
  },
  setContact: {
    method: 'PATCH',
    path,
    access: 'owner',
    summary: 'Say whom the school calls when something has happened; students only',
    body: emergencyContact,
    response: ownRecord,
    byRole: true,
  },
});
