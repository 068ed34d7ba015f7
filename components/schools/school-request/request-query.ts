import { givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { schoolRequestApi } from '@/lib/api/school-requests';
import type { requestList } from './request-list';

/** Apart from the address, which the page with the menu needs alone. */
export const requestQuery = (state: StateOf<typeof requestList>) =>
  schoolRequestApi.list.queryOptions({
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });
