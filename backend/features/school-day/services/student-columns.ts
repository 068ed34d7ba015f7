import { inArray } from 'drizzle-orm';
import { students } from '@/backend/db/schema';

/** Who a row is about, as lists of a class name them. */
export const pupil = {
  studentId: students.id,
  studentCode: students.studentCode,
  firstName: students.firstName,
  lastName: students.lastName,
  firstNameKm: students.firstNameKm,
  lastNameKm: students.lastNameKm,
};

/** Of those who are still at the school, also on a break. */
export const isStudying = inArray(students.status, ['studying', 'paused']);
