import type { DegreeCode } from '@/lib/domain/schools/degrees';
import type { SchoolType } from '@/lib/domain/schools/school-types';

/** The period of a fee: a year, or a whole course. */
export const feePeriods = ['year', 'course'] as const;
export type FeePeriod = (typeof feePeriods)[number];

/** Courses of less than a year are paid as a whole; classes of schools are paid by the school year. */
export function feePeriodOfCourse(course: { degree: DegreeCode; durationMonths: number }): FeePeriod {
  if (course.degree === 'general-education') return 'year';
  return course.degree === 'short-course' || course.durationMonths < 12 ? 'course' : 'year';
}

const paidByCourse: ReadonlySet<SchoolType> = new Set(['short-course', 'short-course-institute']);

/** The most frequent period of fees at such a school. */
export function feePeriodOfSchool(schoolType: SchoolType): FeePeriod {
  return paidByCourse.has(schoolType) ? 'course' : 'year';
}
