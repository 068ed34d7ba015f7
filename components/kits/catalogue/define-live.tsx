'use client';

import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { toQuery } from '@/lib/catalogue/catalogue-state';
import type { Locale } from '@/lib/i18n/locales';
import { QueryProvider } from '@/lib/query/query-provider';
import type { LiveProps } from './define-catalogue';
import type { Instead } from './empty-results';
import { type CataloguePage, LiveResults } from './live-results';

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
