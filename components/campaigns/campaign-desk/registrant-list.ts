import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, matching, tab, text } from '@/components/kits/list/list-params';
import { marketingApi } from '@/lib/api/marketing';
import { registrationStatuses } from '@/lib/domain/campaigns/campaign-rules';
import { href } from '@/lib/routes/href';

/** Who registered for a campaign. */
export const campaignRegistrants = (slug: string) =>
  defineList(
    (query) => href('/advisor/campaign/[slug]/detail', { slug }, { view: 'registrations', ...query }),
    {
      params: {
        status: tab(choice(['', ...registrationStatuses])),
        keyword: text(),
        province: matching(/^\d{2}$/),
        twins: choice(['', 'true', 'false']),
      },
    },
  );

export const campaignRegistrantQuery =
  (slug: string) => (state: StateOf<ReturnType<typeof campaignRegistrants>>) => {
    const { twins, ...filters } = state.filters;
    return marketingApi.campaignDesk.list.queryOptions({
      params: { slug },
      query: { ...givenOf(filters), ...rangeOf(state), ...(twins !== '' && { twins: twins === 'true' }) },
    });
  };
