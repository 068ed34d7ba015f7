import { defineList, rangeOf, givenOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text } from '@/components/kits/list/list-params';
import { marketingApi } from '@/lib/api/marketing';
import { href } from '@/lib/routes/href';

export const bankStates = ['active', 'inactive'] as const;

/** All banks of Sala. */
export const bankList = defineList((query) => href('/advisor/bank', undefined, query), {
  params: { status: tab(choice(['', ...bankStates])), keyword: text() },
});

export const bankQuery = (state: StateOf<typeof bankList>) =>
  marketingApi.bankDesk.mine.queryOptions({ query: { ...givenOf(state.filters), ...rangeOf(state) } });
