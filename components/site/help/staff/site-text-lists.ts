import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, text } from '@/components/kits/list/list-params';
import { siteTextApi } from '@/lib/api/content';
import { helpSections, siteTextKinds } from '@/lib/domain/articles/site-texts';
import { href } from '@/lib/routes/href';
import { type SiteTextDeskName, siteTextDesks } from './site-text-desks';

const params = {
  keyword: text(),
  section: choice(['', ...helpSections]),
  kind: choice(['', ...siteTextKinds]),
  status: choice(['all', 'active', 'scheduled', 'inactive']),
};
const options = { params, sorts: ['published_date', '-published_date'], pageSizes: [20, 50] } as const;

/** Under the names of the endpoint's own filters. */
export const siteTextLists = {
  faqs: defineList((query) => href('/advisor/faqs', undefined, query), options),
  help: defineList((query) => href('/advisor/help-center', undefined, query), options),
};
type ListState = StateOf<(typeof siteTextLists)['faqs']>;

/** In the order that readers get them, or by publication. */
export const siteTextsQuery = (desk: SiteTextDeskName) => (state: ListState) => {
  const { keyword, section, kind, status } = state.filters;
  const order = state.sort === '' ? ('order' as const) : ('published_date' as const);
  return siteTextApi.list.queryOptions({
    query: {
      ...givenOf({ keyword }),
      ...(section !== '' && { section }),
      ...(kind !== '' && { kind }),
      kinds: siteTextDesks[desk].kinds.join(','),
      status,
      order,
      sort: state.sort.startsWith('-') ? 'desc' : 'asc',
      ...rangeOf(state),
    },
  });
};
