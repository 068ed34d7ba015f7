import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, matching, tab, text } from '@/components/kits/list/list-params';
import type { NavigationOf } from '@/components/kits/list/use-list-state';
import { qaApi } from '@/lib/api/qa';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { href } from '@/lib/routes/href';

export type Places = Record<OrientationTest, QuestionnairePlace>;

export const resultList = defineList((query) => href('/advisor/orientation-test', undefined, query), {
  params: {
    view: tab(choice(['results', 'statements'])),
    /** '' is both. */
    test: tab(choice(['', 'holland', 'personality'])),
    code: matching(/^[A-Z]{1,4}(?:-[AT])?$/, (value) => value.toUpperCase()),
    province: matching(/^\d{2}$/),
    keyword: text(),
  },
  pageSizes: [25],
});
export type ResultNavigation = NavigationOf<typeof resultList>;

export const resultQuery = (places: Places) => (state: StateOf<typeof resultList>) => {
  const { view: _, test, ...filters } = state.filters;
  return qaApi.orientation.usersResult.queryOptions({
    params: { orgId: places.holland.organizationId },
    query: {
      ...(test && { filter: `subjectId#${places[test].subjectId}` as const }),
      ...givenOf(filters),
      ...rangeOf(state),
    },
  });
};
