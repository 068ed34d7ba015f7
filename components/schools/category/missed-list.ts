import { defineList, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { siteSearchApi } from '@/lib/api/site-search';
import { href } from '@/lib/routes/href';

/** What people searched and did not find. */
export const missedList = defineList(
  (query) => href('/advisor/category', undefined, { view: 'missed', ...query }),
  { params: {} },
);
export const missedQuery = (state: StateOf<typeof missedList>) =>
  siteSearchApi.misses.queryOptions({ query: rangeOf(state) });
