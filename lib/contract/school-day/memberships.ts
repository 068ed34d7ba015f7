import * as z from 'zod';
import { membershipKinds, studentMatters } from '@/lib/domain/school-day/school-life';
import { defineResource } from '../endpoint';
import { personName } from '../accounts/person-name';

const student = personName.extend({
  studentId: z.uuid(),
  studentCode: z.string(),
  status: z.enum(['studying', 'paused', 'graduated', 'left']),
});

/**
 * A place of a person in the life of a school. `student` is whom it is about: the person as a student, or the child of a
 * guardian. `matters` is what may be read of them.
 */
const membership = z.object({
  kind: z.enum(membershipKinds),
  organizationId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameNative: z.string(),
  student: student.nullable(),
  matters: z.array(z.enum(studentMatters)),
});
export type Membership = z.output<typeof membership>;

export const membershipsResource = defineResource('lms/memberships', {
  list: {
    method: 'GET',
    path: '/api-lms/users/:userId/memberships',
    access: 'self',
    summary: 'Where one is a student, a teacher, of the office, or the guardian of a student',
    response: z.object({ data: z.array(membership), countTotal: z.int() }),
  },
});
