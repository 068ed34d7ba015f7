import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text, uuid } from '@/components/kits/list/list-params';
import { recruitmentApi } from '@/lib/api/recruitment';
import { registrantSituations } from '@/lib/domain/profiles/recruitment-options';
import { href } from '@/lib/routes/href';

export const centerStates = ['active', 'archived'] as const;

/** The career centers of Sala, archived ones too. */
export const centerList = defineList((query) => href('/advisor/career-center', undefined, query), {
  params: { state: tab(choice(['', ...centerStates])), keyword: text() },
});
export const centerQuery = (orgId: string) => (state: StateOf<typeof centerList>) =>
  recruitmentApi.careerCenterChanges.list.queryOptions({
    params: { orgId },
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });

/** Every center, for the choices of a filter. */
export const allCenters = (orgId: string) =>
  recruitmentApi.careerCenterChanges.list.queryOptions({ params: { orgId } });

/** People who registered with a career center. */
export const registrantList = defineList(
  (query) => href('/advisor/career-center', undefined, { view: 'registrants', ...query }),
  {
    params: {
      keyword: text(),
      careerCenterId: uuid(),
      situation: choice(['', ...registrantSituations]),
      validity: choice(['', 'current', 'expired']),
    },
  },
);
export const registrantQuery = (orgId: string) => (state: StateOf<typeof registrantList>) =>
  recruitmentApi.registrations.list.queryOptions({
    params: { orgId },
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });
