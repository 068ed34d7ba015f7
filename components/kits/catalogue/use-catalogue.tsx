'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  type ComponentType,
  useEffect,
} from 'react';
import { type CatalogueState, queryString, readState, toQuery } from '@/lib/catalogue/catalogue-state';
import { pickName } from '@/lib/i18n/pick';
import { CatalogueSkeleton } from './catalogue-grid';
import type { CatalogueDeclaration, Found, LocalName, LiveProps } from './define-catalogue';
import { FilterChips } from './filter-chips';
import { listedFilters, type NameOf } from './listed-filters';
import { LoadFailed } from './load-failed';
import { useSearchParams } from '@/lib/i18n/navigation';
import type { CatalogueRules } from '@/lib/catalogue/catalogue-rules';

interface LivePart {
  Part: ComponentType<LiveProps> | null;
  failed: boolean;
  /** Also called early, when the filters get focus or a pointer. */
  load: () => void;
}

/** Loads the live part of a list once it is `needed`. */
function useLivePart({ loadLive }: Pick<CatalogueDeclaration, 'loadLive'>, needed: boolean): LivePart {
  const [Part, setPart] = useState<ComponentType<LiveProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadLive().then(
      (loaded) => {
        setPart(() => loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [loadLive]);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  return { Part, failed, load };
}

/**
 * Notifies of every change of the address. The address is read from the browser: Next's own copy is updated a moment
 * later and would restore the previous choice.
 */
function AddressWatch({ onRead }: { onRead: (search: string) => void }) {
  const params = useSearchParams();
  useLayoutEffect(() => onRead(window.location.search), [params, onRead]);
  return null;
}

interface CatalogueAddress {
  state: CatalogueState;
  /** False until the browser has read its address: until then the state is the one of the page's HTML. */
  known: boolean;
  /** Changes the list and the address; the page is not requested again. */
  change: (next: CatalogueState) => void;
  /** Render it once, anywhere. */
  watch: ReactNode;
}

/**
 * Stores the state of a list in the address, so that it can be shared and the back button restores it.
 *
 * @param given the query that the page's HTML answers
 */
function useCatalogueAddress(rules: CatalogueRules, given: string): CatalogueAddress {
  const [search, setSearch] = useState<string | null>(null);
  const state = useMemo(() => readState(rules, new URLSearchParams(search ?? given)), [rules, search, given]);
  const change = useCallback(
    (next: CatalogueState) => {
      const params = new URLSearchParams(toQuery(rules, next));
      // The comparison above the list stays while the list changes.
      const compared = new URLSearchParams(window.location.search).get('compare');
      if (compared) params.set('compare', compared);
      const query = params.toString();
      const address = query ? `?${query}` : '';
      if (address === window.location.search) return;
      window.history.pushState(null, '', window.location.pathname + address);
      setSearch(address);
    },
    [rules],
  );
  const watch = (
    <Suspense fallback={null}>
      <AddressWatch onRead={setSearch} />
    </Suspense>
  );
  return { state, known: search !== null, change, watch };
}

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
