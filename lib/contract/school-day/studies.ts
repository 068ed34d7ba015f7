import * as z from 'zod';
import { defineResource } from '../endpoint';
import { isoDate } from '../fields';
import { studentStatuses } from './student-draft';

/** A school that has entered the person as its student. */
const study = z.object({
  studentId: z.uuid(),
  studentCode: z.string(),
  status: z.enum(studentStatuses),
  enrolledOn: isoDate,
  school: z.object({
    schoolId: z.uuid(),
    slug: z.string(),
    name: z.string(),
    nameNative: z.string(),
    hue: z.int(),
    isDemo: z.boolean(),
  }),
});
export type Study = z.infer<typeof study>;

export const studiesResource = defineResource('academic/studies', {
  mine: {
    method: 'GET',
    path: '/api-nest-aca/users/:userId/studies',
    access: 'self',
    summary: 'The schools at which a person is or was a student, the latest first',
    response: z.object({ data: z.array(study), countTotal: z.int() }),
  },
});
