'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ActiveFilters } from './active-filters';
import { CatalogueGrid } from './catalogue-grid';
import type { CatalogueState } from '@/lib/catalogue/catalogue-state';
import type { LiveProps } from './define-catalogue';
import { BeyondEnd, EmptyResults, type Instead } from './empty-results';
import { LoadFailed } from './load-failed';
import { ShownFor } from './shown-for';

export interface CataloguePage<Item> {
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
export function LiveResults<Item>(props: LiveResultsProps<Item>) {
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
