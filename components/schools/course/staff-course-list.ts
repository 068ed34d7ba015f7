import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, choices, matching, text, uuid } from '@/components/kits/list/list-params';
import { academicApi } from '@/lib/api/academic';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import type { Locale } from '@/lib/i18n/locales';
import { href, type HrefQuery } from '@/lib/routes/href';

export const courseStatuses = ['active', 'inactive'] as const;
export const courseSectors = ['publicSector', 'privateSector'] as const;
const orders = ['name', 'fee', 'createdAt', 'updatedAt'] as const;
const dollars = matching(/^\d{1,6}$/, toAsciiDigits);

const here = (query: HrefQuery) => href('/advisor/enrollable-subjects', undefined, query);
export const staffCourseList = defineList(here, {
  params: {
    keyword: text(),
    schoolId: uuid(),
    degree: choices(degreeCodes),
    schoolType: choices(schoolTypes),
    province: matching(/^\d{2}$/),
    status: choice(['', ...courseStatuses]),
    sector: choice(['', ...courseSectors]),
    minPrice: dollars,
    maxPrice: dollars,
  },
  sorts: orders.flatMap((order) => [order, `-${order}`]),
});

const orderOf = ({ sort, filters: { keyword } }: StateOf<typeof staffCourseList>) => {
  const order = orders.find((each) => sort.endsWith(each)) ?? (keyword ? 'relevance' : undefined);
  return order && ({ order, sort: sort.startsWith('-') ? 'desc' : 'asc' } as const);
};

export const staffCourseQuery = (lang: Locale) => (state: StateOf<typeof staffCourseList>) => {
  const { degree, schoolType, ...filters } = state.filters;
  const given = givenOf({ ...filters, degree: degree.join(), schoolType: schoolType.join() });
  return academicApi.subjects.list.queryOptions({
    query: { ...given, ...orderOf(state), ...rangeOf(state), lang },
  });
};
