'use client';

import { keepPreviousData, type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { toQuery, type CatalogueState } from '@/lib/catalogue/catalogue-state';
import type { Locale } from '@/lib/i18n/locales';
import { QueryProvider } from '@/lib/query/query-provider';
import type { LiveProps, CatalogueDeclaration } from './define-catalogue';
import { type Instead, BeyondEnd, EmptyResults } from './empty-results';
import { CatalogueGrid } from './catalogue-grid';
import { LoadFailed } from './load-failed';
import { ShownFor } from './shown-for';
import { FilterChips } from './filter-chips';
import { useActiveFilters } from './use-active-filters';

interface ActiveFiltersProps {
  of: CatalogueDeclaration;
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
}

/** The active filters of a live list. */
const ActiveFilters = ({ of, state, onChange }: ActiveFiltersProps) => (
  <FilterChips filters={useActiveFilters(of, state)} state={state} onChange={onChange} />
);

interface CataloguePage<Item> {
  items: Item[];
  total: number;
  /** The keyword of the items, where that of the address finds nothing. */
  shownFor?: string | null;
}

interface LiveResultsProps<Item> extends LiveProps {
  query: UseQueryResult<CataloguePage<Item>>;
  keyOf: (item: Item) => string;
  card: (item: Item, index: number, items: readonly Item[]) => ReactNode;
  /** The number of results of another choice of filters. */
  countOf: (state: CatalogueState) => Promise<number>;
  instead?: Instead | undefined;
}

/** One page of results. The previous results stay, dimmed, until the next answer arrives, also when it never does. */
function LiveResults<Item>(props: LiveResultsProps<Item>) {
  const { of, state, onChange, onFound, before, query, keyOf, card, countOf, instead } = props;
  const [shown, setShown] = useState(query.data);
  if (query.data && query.data !== shown) setShown(query.data);

  const offline = query.fetchStatus === 'paused';
  const failed = query.isError || offline;
  const waiting = !failed && (query.isPlaceholderData || query.isPending);
  useEffect(() => {
    onFound(shown?.total ?? (failed ? 'failed' : 'searching'));
  }, [shown, failed, onFound]);

  return (
    <>
      {of.layout !== 'above' && <ActiveFilters of={of} state={state} onChange={onChange} />}
      {failed && (
        <LoadFailed
          offline={offline}
          onRetry={() => void query.refetch()}
          retrying={query.fetchStatus === 'fetching'}
        />
      )}
      <div aria-busy={waiting} className={waiting ? 'opacity-55 transition-opacity delay-150' : undefined}>
        {!shown && before}
        {shown && shown.total === 0 && (
          <EmptyResults of={of} state={state} onChange={onChange} countOf={countOf} instead={instead} />
        )}
        {shown && shown.total > 0 && shown.items.length === 0 && (
          <BeyondEnd state={state} onChange={onChange} />
        )}
        <ShownFor keyword={state.values.keyword?.[0]} shownFor={shown?.shownFor} />
        {shown && shown.items.length > 0 && (
          <CatalogueGrid layout={of.layout}>
            {shown.items.map((item, index) => (
              <li key={keyOf(item)}>{card(item, index, shown.items)}</li>
            ))}
          </CatalogueGrid>
        )}
      </div>
    </>
  );
}

/** How a catalogue calls the backend. The query comes from the address, as `toQuery` writes it. */
interface Live<Item> {
  key: QueryKey;
  page: (query: Record<string, string>, lang: Locale) => Promise<CataloguePage<Item>>;
  count: (query: Record<string, string>) => Promise<number>;
  instead?: Instead;
  keyOf: (item: Item) => string;
  /** The whole page is passed too, for cards that depend on their neighbours. */
  card: (item: Item, index: number, items: readonly Item[]) => ReactNode;
}

/** The live part of a catalogue: one page of results. */
export function defineLive<Item>(live: Live<Item>): ComponentType<LiveProps> {
  function Results(props: LiveProps) {
    const lang = useLocale();
    const { rules } = props.of;
    const asked = toQuery(rules, props.state);
    const query = useQuery({
      queryKey: [...live.key, 'catalogue', asked, lang],
      queryFn: () => live.page(asked, lang),
      placeholderData: keepPreviousData,
    });
    return (
      <LiveResults
        {...props}
        query={query}
        keyOf={live.keyOf}
        card={live.card}
        instead={live.instead}
        countOf={(state) => live.count(toQuery(rules, state))}
      />
    );
  }
  return function LivePart(props) {
    return (
      <QueryProvider>
        <Results {...props} />
      </QueryProvider>
    );
  };
}
