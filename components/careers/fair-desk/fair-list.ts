import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { text } from '@/components/kits/list/list-params';
import { scheduleApi } from '@/lib/api/schedule';
import { href } from '@/lib/routes/href';

/** Virtual fairs, the latest first. */
export const fairList = defineList((query) => href('/advisor/fair', undefined, query), {
  params: { keyword: text() },
});
export const fairQuery = (state: StateOf<typeof fairList>) =>
  scheduleApi.fairDesk.list.queryOptions({ query: { ...givenOf(state.filters), ...rangeOf(state) } });
