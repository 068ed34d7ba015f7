import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab } from '@/components/kits/list/list-params';
import { reportsApi } from '@/lib/api/reports';
import { reviewKinds } from '@/lib/domain/review/review';
import { href } from '@/lib/routes/href';

/** What waits for a decision; '' of the state is what waits. */
export const reviewList = defineList((query) => href('/advisor/review', undefined, query), {
  params: { state: tab(choice(['waiting', 'hidden'])), kind: choice(['', ...reviewKinds]) },
});

export const reviewQuery = (state: StateOf<typeof reviewList>) =>
  reportsApi.waiting.queryOptions({ query: { ...givenOf(state.filters), ...rangeOf(state) } });
