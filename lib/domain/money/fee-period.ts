import type { DegreeCode } from '@/lib/domain/schools/degrees';
import type { SchoolType } from '@/lib/domain/schools/school-types';

/** What a fee pays for: a year, or the whole of a course. */
export type FeePeriod = 'year' | 'course';

/** Courses that end within a year are paid as a whole; classes of schools are paid by the school year. */
export function feePeriodOfCourse(course: { degree: DegreeCode; durationMonths: number }): FeePeriod {
  if (course.degree === 'general-education') return 'year';
  return course.degree === 'short-course' || course.durationMonths < 12 ? 'course' : 'year';
}

const paidByCourse: ReadonlySet<SchoolType> = new Set(['short-course', 'short-course-institute']);

/** The period that most fees of such a school are for. */
export function feePeriodOfSchool(schoolType: SchoolType): FeePeriod {
  return paidByCourse.has(schoolType) ? 'course' : 'year';
}
