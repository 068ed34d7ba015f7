import { defineList, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab } from '@/components/kits/list/list-params';
import { followUpApi } from '@/lib/api/follow-up';
import { href, type Href, type HrefQuery } from '@/lib/routes/href';

export const followUpView = 'follow-ups';

/** What is to be done about the applicants of a desk: what is open, unless the address says otherwise. */
const followUpListOf = (hrefOf: (query: HrefQuery) => Href) =>
  defineList((query) => hrefOf({ view: followUpView, ...query }), {
    params: { state: choice(['', 'done', 'all']), mine: tab(choice(['', 'true'])) },
  });
export type FollowUpList = ReturnType<typeof followUpListOf>;

export const advisorFollowUps = followUpListOf((query) =>
  href('/advisor/user/application', undefined, query),
);
export const partnerFollowUps = followUpListOf((query) => href('/partner/application', undefined, query));

export const followUpQuery = (state: StateOf<FollowUpList>) =>
  followUpApi.followUps.list.queryOptions({
    query: {
      state: state.filters.state || 'open',
      ...(state.filters.mine && { mine: state.filters.mine }),
      ...rangeOf(state),
    },
  });
