'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { type CatalogueState, queryString, readState } from '@/lib/catalogue/catalogue-state';
import { pickName } from '@/lib/i18n/pick';
import { CatalogueSkeleton } from './catalogue-grid';
import type { CatalogueDeclaration, Found, LocalName } from './define-catalogue';
import { FilterChips } from './filter-chips';
import { listedFilters, type NameOf } from './listed-filters';
import { LoadFailed } from './load-failed';
import { useCatalogueAddress } from './use-catalogue-address';
import { useLivePart } from './use-live-part';

/** What the page's HTML answers. */
export interface Answered {
  /** The query, as `queryString` writes it; the whole list unless told. */
  query?: string;
  /** The names of its values that are not on the page: `province:12`. */
  names?: Readonly<Record<string, LocalName>>;
  /** How many there are. */
  total: number;
  /** The cards, rendered on the server. */
  children: ReactNode;
}

/**
 * The state of a catalogue and its results. As long as the address asks for what the HTML answers, the HTML stays;
 * else the live part shows what is asked.
 */
export function useCatalogue(of: CatalogueDeclaration, { query = '', names, total, children }: Answered) {
  const { rules } = of;
  const words = useTranslations();
  const locale = useLocale();
  const { state, known, change, watch } = useCatalogueAddress(rules, query);
  const isAnswered = queryString(rules, state) === query;
  // Ways out of an empty list are counted by the live part.
  const live = known && (!isAnswered || (query !== '' && state.start >= total));
  const { Part, failed, load } = useLivePart(of, live);
  const [liveFound, setLiveFound] = useState<Found>('searching');
  const [seen, setSeen] = useState(false);
  const top = useRef<HTMLDivElement>(null);

  if (known && isAnswered && !seen) setSeen(true);

  const go = (next: CatalogueState) => {
    change(next);
    const above = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (above) top.current?.scrollIntoView();
  };

  const turnPage = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || opensElsewhere) return;
    event.preventDefault();
    go(readState(rules, new URL(link.href).searchParams));
  };

  const before = seen ? (
    children
  ) : (
    <CatalogueSkeleton layout={of.layout} cards={rules.pageSize} cardHeight={of.cardHeight} />
  );
  const nameOf: NameOf = (param, value) => {
    const name = names?.[`${param}:${value}`];
    return name && pickName(name, locale);
  };
  const chips = isAnswered && of.layout !== 'above' && (
    <FilterChips filters={listedFilters(of, state, words, nameOf)} state={state} onChange={go} />
  );
  const results =
    live && Part ? (
      <Part of={of} state={state} onChange={go} onFound={setLiveFound} before={before} />
    ) : (
      <>
        {live && failed && <LoadFailed onRetry={load} />}
        {chips}
        <div aria-busy={live && !failed}>{live ? before : children}</div>
      </>
    );
  const found = live ? (failed && !Part ? 'failed' : liveFound) : total;
  const soonNeeded = { onPointerDown: load, onFocus: load };
  return { state, found, go, turnPage, watch, top, soonNeeded, results };
}
