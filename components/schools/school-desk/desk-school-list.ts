import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, choices, matching, text } from '@/components/kits/list/list-params';
import { academicApi } from '@/lib/api/academic';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export const schoolStates = ['active', 'inactive'] as const;

export const deskSchoolList = defineList((query) => href('/advisor/school-information', undefined, query), {
  params: {
    keyword: text(),
    schoolType: choices(schoolTypes),
    province: matching(/^\d{2}$/),
    status: choice(['', ...schoolStates]),
    verified: choice(['', 'true', 'false']),
    isPublic: choice(['', 'true', 'false']),
    openNow: choice(['', 'true']),
  },
  pageSizes: [20, 50, 100],
});

/** Schools in the order of their names, or of how well they fit a keyword. */
export const deskSchoolQuery = (lang: Locale) => (state: StateOf<typeof deskSchoolList>) => {
  const { schoolType, status, ...filters } = state.filters;
  const query = {
    ...givenOf({ ...filters, schoolType: schoolType.join() }),
    ...rangeOf(state),
    status: status === '' ? ('all' as const) : status,
    sort: filters.keyword ? ('relevance' as const) : ('name' as const),
    lang,
  };
  return {
    queryKey: [...academicApi.schools.key, 'desk', query],
    queryFn: async () => {
      const { hits, total } = await academicApi.schools.search({ query });
      return { data: hits, countTotal: total.value };
    },
  };
};
