import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text } from '@/components/kits/list/list-params';
import { marketingApi } from '@/lib/api/marketing';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { href } from '@/lib/routes/href';

export const campaignStates = ['active', 'inactive', 'archived'] as const;
export const campaignStatuses = ['active', 'inactive'] as const;

export const campaignStateOf = ({ archived, status }: Campaign) => (archived ? 'archived' : status);

/** All campaigns of Sala but the archived ones, which have a view of their own. */
export const campaignList = defineList((query) => href('/advisor/campaign', undefined, query), {
  params: { status: tab(choice(['', ...campaignStates])), keyword: text() },
});
export const campaignQuery = (state: StateOf<typeof campaignList>) =>
  marketingApi.campaigns.list.queryOptions({
    query: { ...givenOf(state.filters), ...rangeOf(state), status: state.filters.status || 'all' },
  });
