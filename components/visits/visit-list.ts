import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text } from '@/components/kits/list/list-params';
import { userApi } from '@/lib/api/user';
import { visitStates } from '@/lib/domain/visits/school-visits';
import { href, type HrefQuery } from '@/lib/routes/href';

/** The same desk at two addresses: of advisors, and of the people of a school. */
export type VisitDeskPath = '/advisor/visits' | '/partner/visits';

const detailOf = {
  '/advisor/visits': '/advisor/visits/[id]',
  '/partner/visits': '/partner/visits/[id]',
} as const;

export const visitHref = (path: VisitDeskPath, id: string, query?: HrefQuery) =>
  href(detailOf[path], { id }, query);

export const visitListOf = (path: VisitDeskPath) =>
  defineList((query) => href(path, undefined, query), {
    params: { state: tab(choice(['', ...visitStates])), keyword: text() },
  });

export const visitQuery = (state: StateOf<ReturnType<typeof visitListOf>>) =>
  userApi.schoolVisits.list.queryOptions({ query: { ...givenOf(state.filters), ...rangeOf(state) } });

/** Who came to one visit. */
export const visitorListOf = (path: VisitDeskPath, id: string) =>
  defineList((query) => visitHref(path, id, query), { params: { keyword: text() }, pageSizes: [50, 100] });

export const visitorQuery = (id: string) => (state: StateOf<ReturnType<typeof visitorListOf>>) =>
  userApi.schoolVisits.visitors.queryOptions({
    params: { id },
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });
