import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, choices, text } from '@/components/kits/list/list-params';
import { academicApi } from '@/lib/api/academic';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import type { Locale } from '@/lib/i18n/locales';
import type { Href, HrefQuery } from '@/lib/routes/href';

const orders = ['name', 'fee'] as const;

/** The programs of one school, in any page. */
export const programListOf = (hrefOf: (query: HrefQuery) => Href) =>
  defineList(hrefOf, {
    params: {
      keyword: text(),
      degree: choices(degreeCodes),
      status: choice(['', 'active', 'inactive']),
      openNow: choice(['', 'true']),
    },
    sorts: orders.flatMap((order) => [order, `-${order}`]),
  });
export type ProgramList = ReturnType<typeof programListOf>;

export const programQuery = (lang: Locale, schoolId: string) => (state: StateOf<ProgramList>) => {
  const { degree, ...filters } = state.filters;
  const order = orders.find((each) => state.sort.endsWith(each));
  return academicApi.subjects.list.queryOptions({
    query: {
      ...givenOf({ ...filters, degree: degree.join() }),
      ...(order && { order, sort: state.sort.startsWith('-') ? ('desc' as const) : ('asc' as const) }),
      ...rangeOf(state),
      schoolId,
      withHidden: 'true',
      lang,
    },
  });
};
