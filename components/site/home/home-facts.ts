import type { Category } from '@/lib/contract/schools/categories';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import type { SchoolType } from '@/lib/domain/schools/school-types';
import type { Locale } from '@/lib/i18n/locales';
import type { StudyField } from './field-list';
import type { TypeCount } from './type-grid';

function countBy<Key>(
  schools: readonly SchoolSummary[],
  keyOf: (school: SchoolSummary) => Key,
): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const school of schools) counts.set(keyOf(school), (counts.get(keyOf(school)) ?? 0) + 1);
  return counts;
}

/** In the order in which school leavers look for them. */
const typeOrder: readonly SchoolType[] = [
  'university',
  'institute',
  'tvet',
  'vocational',
  'associate-degree-diploma',
  'short-course-institute',
  'short-course',
  'k12',
  'kindergarten',
];

/** Types with schools. */
export function typesOf(schools: readonly SchoolSummary[]): TypeCount[] {
  const counts = countBy(schools, ({ schoolType }) => schoolType);
  return typeOrder.flatMap((type) => {
    const count = counts.get(type) ?? 0;
    return count > 0 ? [{ type, count }] : [];
  });
}

/** Fields with programs, most first. */
export function studyFieldsOf(categories: readonly Category[], locale: Locale): StudyField[] {
  const taught = categories.filter(({ subjectCount }) => subjectCount > 0);
  const fields = Map.groupBy(taught, ({ field }) => field);
  return [...fields]
    .map(([code, majors]) => ({
      code,
      name: (locale === 'km' ? majors[0]?.fieldNameNative : majors[0]?.fieldName) ?? code,
      majorIds: majors.map(({ categoryId }) => categoryId),
      programCount: majors.reduce((sum, { subjectCount }) => sum + subjectCount, 0),
    }))
    .toSorted((a, b) => b.programCount - a.programCount);
}

/** The school with most programs of each type, so that the front page shows the variety. */
export function varietyOf(schools: readonly SchoolSummary[], count: number): SchoolSummary[] {
  const byPrograms = schools.toSorted((a, b) => b.programCount - a.programCount);
  return typeOrder
    .flatMap((type) => byPrograms.find(({ schoolType }) => schoolType === type) ?? [])
    .slice(0, count);
}

/** Schools with scholarships, most first. */
export const withScholarships = (schools: readonly SchoolSummary[]): SchoolSummary[] =>
  schools
    .filter(({ scholarshipCount }) => scholarshipCount > 0)
    .toSorted((a, b) => b.scholarshipCount - a.scholarshipCount || b.programCount - a.programCount);
