'use client';

import { useQueries } from '@tanstack/react-query';
import type { NamesWithAll } from './filter-fields';
import type { ListAddress, ListChange, ListState } from './list-address';
import type { Params, ValuesOf } from './list-params';
import { type ListQuery, queryOf } from './list-query';
import { countOf, type ListAnswer } from './read-all-rows';
import { SaveView } from './save-view';
import { type TabLink, TabLinks } from './tab-links';
import type { ListNavigation } from './use-list-state';
import type { SavedFilter, SavedFilters } from './use-saved-filters';
import { useTranslations } from 'next-intl';

export interface ListTabs<P extends Params, Answer> {
  /** The parameter that they set; '' is all, so a `choice` without it has no tabs. */
  name: NamesWithAll<P>;
  label: string;
  /** The tab that shows everything. */
  all: string;
  tabs: readonly Pick<TabLink, 'key' | 'label' | 'color'>[];
  /** How many each view has, whatever the chosen one is; null while that is not known. All together are '', or else their sum. */
  counts?: (answer: Answer) => Readonly<Record<string, number | undefined>> | null;
}

interface ListTabsRowProps<P extends Params, Answer extends ListAnswer<object>> {
  tabs: ListTabs<P, Answer> | undefined;
  address: ListAddress<P>;
  list: ListNavigation<ValuesOf<P>>;
  query: (state: ListState<ValuesOf<P>>) => ListQuery<Answer>;
  answer: Answer | undefined;
  views: SavedFilters;
}

const savedKey = (name: string) => `saved ${name}`;

/** The views of a list: those by one of its parameters, then the reader's own ones, each with its count. */
export function ListTabsRow<P extends Params, Answer extends ListAnswer<object>>(
  props: ListTabsRowProps<P, Answer>,
) {
  const { tabs, address, list, query, answer, views } = props;
  const t = useTranslations('list');
  const here = list.hrefOf({});
  const own = views.saved.map(({ name, search }: SavedFilter) => {
    const state = address.read(new URLSearchParams(search));
    return { key: savedKey(name), label: name, href: address.href({}, state), state };
  });
  // One row tells the count of all.
  const answers = useQueries({
    queries: own.map(({ state }) => queryOf(query({ ...state, page: 1, pageSize: 1 }))),
  });
  const isNarrowed = address.isNarrowed(list.state);
  const current = own.find(({ href }) => href === here);
  if (!tabs && own.length === 0 && !isNarrowed) return null;
  const counts = answer && tabs?.counts?.(answer);
  const countOfTab = (key: string) => {
    if (!tabs?.counts) return undefined;
    if (!counts) return null;
    if (key !== '') return counts[key] ?? 0;
    return counts[''] ?? Object.values(counts).reduce((sum: number, count) => sum + (count ?? 0), 0);
  };
  const standing = tabs
    ? [{ key: '', label: tabs.all }, ...tabs.tabs].map((tab) => ({ ...tab, count: countOfTab(tab.key) }))
    : [{ key: '', label: t('all') }];
  return (
    <TabLinks
      label={tabs?.label ?? t('views')}
      tabs={[
        ...standing,
        ...own.map(({ key, label }, index) => {
          const { data } = answers[index] ?? {};
          return { key, label, count: data ? countOf(data) : null };
        }),
      ]}
      current={current?.key ?? (tabs ? String(list.state.filters[tabs.name]) : isNarrowed ? 'narrowed' : '')}
      hrefOf={(key) => {
        const view = own.find((each) => each.key === key);
        if (view) return view.href;
        if (!tabs) return address.href();
        // The parameter is one of texts, so a key fits it.
        const filters = { [tabs.name]: key } as ListChange<ValuesOf<P>>['filters'];
        return list.hrefOf({ filters });
      }}
    >
      {isNarrowed && !current && (
        <SaveView onSave={(name) => views.save({ name, search: here.split('?')[1] ?? '' })} />
      )}
    </TabLinks>
  );
}
