'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { withValues } from '@/lib/catalogue/catalogue-state';
import { CataloguePages } from './catalogue-pages';
import { CatalogueSearch } from './catalogue-search';
import { CatalogueToolbar } from './catalogue-toolbar';
import type { CatalogueDeclaration } from './define-catalogue';
import { FilterPanel } from './filter-panel';
import { type Answered, useCatalogue } from './use-catalogue';

const resultsId = 'results';

export interface CatalogueProps extends Answered {
  of: CatalogueDeclaration;
  /** A search form, see `CatalogueSearch`. */
  search: ReactNode;
}

/** A list with filters beside it; the code that calls the backend loads when it is needed. */
export function Catalogue({ of, search, ...answered }: CatalogueProps) {
  const t = useTranslations('catalogue');
  const { state, found, go, turnPage, watch, top, soonNeeded, results } = useCatalogue(of, answered);
  const { rules } = of;
  return (
    <div className="mx-auto max-w-page px-4 pb-6 sm:px-6">
      {watch}
      {/* The filters are many stops of the keyboard. */}
      <a href={`#${resultsId}`} className="skip-link">
        {t('skip')}
      </a>
      <div {...soonNeeded}>
        <CatalogueSearch
          keyword={state.values.keyword?.[0] ?? ''}
          onSearch={(keyword) => go(withValues(rules, state, { keyword: keyword ? [keyword] : [] }))}
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
        <section
          id={resultsId}
          tabIndex={-1}
          aria-label={t('results')}
          className="min-h-[80dvh] min-w-0 scroll-mt-20 outline-none"
        >
          <div {...soonNeeded}>
            <CatalogueToolbar of={of} state={state} found={found} onChange={go} />
          </div>
          <div className="mt-4" {...soonNeeded}>
            {results}
          </div>
          <CataloguePages of={of} state={state} found={found} onTurn={turnPage} />
        </section>
      </div>
    </div>
  );
}
