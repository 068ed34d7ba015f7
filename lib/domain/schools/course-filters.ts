import { isFeeWithin, type FeeRange } from '@/lib/domain/money/fees';
import { fold } from '@/lib/domain/khmer/khmer';
import { defaultCourseFilter, pageSizes } from '@/lib/domain/limits/lists';
import { isPlaceholderCourse, type CourseDates } from '@/lib/domain/dates/placeholder-date';
import { parseSchoolTypes } from './school-types';

/** The fields that the filters use; `isPublic` is the yes or no of the API. */
export type FilterableCourse = CourseDates & {
  name: string;
  nameNative?: string | null | undefined;
  status?: string | null | undefined;
  schoolType?: string | null | undefined;
  enrollableCategoryId?: string | null | undefined;
  degree?: string | null | undefined;
  tuitionFee?: number | string | null | undefined;
  isPublic?: string | null | undefined;
};

const sectors = ['publicSector', 'privateSector'] as const;
type Sector = (typeof sectors)[number];

/** An absent or empty field filters nothing. `schoolTypes` is the comma list of the query. */
export type CourseFilter = {
  keyword?: string | undefined;
  fee?: FeeRange | undefined;
  sector?: Sector | undefined;
  categoryIds?: readonly string[] | undefined;
  degrees?: readonly string[] | undefined;
  schoolTypes?: string | undefined;
  status?: string | undefined;
};

function matchesKeyword(course: FilterableCourse, foldedKeyword: string): boolean {
  return [course.name, course.nameNative ?? ''].some((name) => fold(name).includes(foldedKeyword));
}

function matchesSector(course: FilterableCourse, sector: Sector): boolean {
  return course.isPublic === (sector === 'publicSector' ? 'yes' : 'no');
}

function isAmong(value: string | null | undefined, chosen: readonly string[]): boolean {
  return value !== null && value !== undefined && chosen.includes(value);
}

/**
 * The courses that a visitor sees with these filters, in their given order. Placeholders are never shown; names are
 * compared in their folded form, in both languages.
 */
export function filterCourses<Course extends FilterableCourse>(
  courses: readonly Course[],
  filter: CourseFilter,
): Course[] {
  const { fee, sector, categoryIds = [], degrees = [], status = defaultCourseFilter.status } = filter;
  const keyword = fold(filter.keyword ?? '');
  const wantedTypes = filter.schoolTypes?.trim() ?? '';
  const schoolTypes: readonly string[] = parseSchoolTypes(wantedTypes);
  return courses.filter(
    (course) =>
      !isPlaceholderCourse(course) &&
      (keyword === '' || matchesKeyword(course, keyword)) &&
      (fee === undefined || isFeeWithin(course.tuitionFee, fee)) &&
      (sector === undefined || matchesSector(course, sector)) &&
      (categoryIds.length === 0 || isAmong(course.enrollableCategoryId, categoryIds)) &&
      (degrees.length === 0 || isAmong(course.degree, degrees)) &&
      (wantedTypes === '' || isAmong(course.schoolType, schoolTypes)) &&
      (status === 'all' || course.status === status),
  );
}

/** A school's newest programs by `updatedAt`, without placeholders. */
export function latestPrograms<Course extends CourseDates & { updatedAt: string }>(
  courses: readonly Course[],
  count: number = pageSizes.schoolProgramsLatest,
): Course[] {
  return courses
    .filter((course) => !isPlaceholderCourse(course))
    .toSorted((first, second) => Date.parse(second.updatedAt) - Date.parse(first.updatedAt))
    .slice(0, count);
}
