'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Pagination } from '@/components/ui/pagination';
import { pageSizes } from '@/lib/domain/limits/lists';
import { CatalogueSkeleton } from './catalogue-grid';
import { CatalogueSearch } from './catalogue-search';
import { isFirstPage, readState, toQuery, withValues } from './catalogue-state';
import { CatalogueToolbar } from './catalogue-toolbar';
import { FilterPanel } from './filter-panel';
import type { CatalogueDeclaration, CatalogueState, Found } from './define-catalogue';
import { LoadFailed } from './load-failed';
import { useCatalogueAddress } from './use-catalogue-address';
import { useLivePart } from './use-live-part';

export interface CatalogueProps {
  of: CatalogueDeclaration;
  /** The count without any filter. */
  total: number;
  /** A search form, see `CatalogueSearch`. */
  search: ReactNode;
  /** The first page without any filter. Rendered on the server, as the form is. */
  children: ReactNode;
}

const pageOf = (start: number) => start / pageSizes.schools + 1;
const startOf = (page: number) => (page - 1) * pageSizes.schools;

/**
 * A list with filters. Without a query it is the page's own HTML; the code that calls the backend loads when it is
 * needed.
 */
export function Catalogue({ of, total, search, children }: CatalogueProps) {
  const t = useTranslations('catalogue');
  const { state, known, change, watch } = useCatalogueAddress(of);
  const live = known && !isFirstPage(of, state);
  const { Part, failed, load } = useLivePart(of, live);
  const [answered, setAnswered] = useState<Found>('searching');
  const [seenFirstPage, setSeenFirstPage] = useState(false);
  const top = useRef<HTMLDivElement>(null);

  if (known && !live && !seenFirstPage) setSeenFirstPage(true);

  useLayoutEffect(() => {
    if (known) document.documentElement.removeAttribute('data-has-query');
  }, [known]);

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
    go(readState(of, new URL(link.href).searchParams));
  };

  const found = live ? (failed && !Part ? 'failed' : answered) : total;
  const before = seenFirstPage ? children : <CatalogueSkeleton cardHeight={of.cardHeight} />;
  const soonNeeded = { onPointerDown: load, onFocus: load };
  return (
    <div className="mx-auto max-w-page px-4 pb-6 sm:px-6">
      {watch}
      <div {...soonNeeded}>
        <CatalogueSearch
          keyword={state.values.keyword?.[0] ?? ''}
          onSearch={(keyword) => go(withValues(state, { keyword: keyword ? [keyword] : [] }))}
        >
          {search}
        </CatalogueSearch>
      </div>
      <div
        ref={top}
        className="mt-5 grid scroll-mt-20 items-start gap-8 lg:grid-cols-[17.5rem_minmax(0,1fr)]"
      >
        <section
          {...soonNeeded}
          aria-label={t('filters')}
          className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-lg border border-border bg-surface px-5 pb-8 pt-2 [mask-image:linear-gradient(#000_calc(100%-2rem),#0006)] lg:block"
        >
          <FilterPanel of={of} state={state} onChange={go} />
        </section>
        <section aria-label={t('results')} className="unless-has-query min-h-[80dvh] min-w-0">
          <div {...soonNeeded}>
            <CatalogueToolbar of={of} state={state} found={found} onChange={go} />
          </div>
          <div className="mt-4">
            {live && Part && <Part state={state} onChange={go} onFound={setAnswered} before={before} />}
            {live && !Part && (
              <>
                {failed && <LoadFailed onRetry={load} />}
                <div aria-busy={!failed}>{before}</div>
              </>
            )}
            {!live && children}
          </div>
          <div onClickCapture={turnPage}>
            <Pagination
              page={pageOf(state.start)}
              pageCount={typeof found === 'number' ? Math.ceil(found / pageSizes.schools) : 0}
              hrefOf={(page) => of.href(toQuery(of, { ...state, start: startOf(page) }))}
              className="mt-8"
            />
          </div>
        </section>
      </div>
    </div>
  );
}
