import { givenOf, rangeOf, type StateOf } from '@/components/list/list-address';
import { applicantApi } from '@/lib/api/applicant';
import type { requestList } from './request-list';

/** Apart from the address, which the page with the menu needs alone. */
export const requestQuery = (state: StateOf<typeof requestList>) =>
  applicantApi.schoolRequests.list.queryOptions({
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });
