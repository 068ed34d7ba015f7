'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { catalogueHref, chosenCount, withValues } from '@/lib/catalogue/catalogue-state';
import { groupDigits } from '@/lib/domain/values/number';
import { CataloguePages } from './catalogue-pages';
import { CatalogueSearch } from './catalogue-search';
import type { CatalogueDeclaration } from './define-catalogue';
import { type Answered, useCatalogue } from './use-catalogue';

interface CatalogueAboveProps extends Answered {
  of: CatalogueDeclaration;
  /** A search form, see `CatalogueSearch`. */
  search: ReactNode;
}

/** A list with one filter as links above it; they show where there is more than a page. */
export function CatalogueAbove({ of, search, ...answered }: CatalogueAboveProps) {
  const words = useTranslations();
  const { state, found, go, turnPage, watch, top, soonNeeded, results } = useCatalogue(of, answered);
  const { rules, filters } = of;
  const [keyword = ''] = state.values.keyword ?? [];
  const count = typeof found === 'number' ? found : answered.total;
  const isLong = count > rules.pageSize || chosenCount(filters, state.values) > 0;
  return (
    <div ref={top} className="scroll-mt-20" {...soonNeeded}>
      {watch}
      <CatalogueSearch
        keyword={keyword}
        onSearch={(typed) => go(withValues(rules, state, { keyword: typed ? [typed] : [] }))}
      >
        {search}
      </CatalogueSearch>
      {isLong && (
        <div
          onClickCapture={turnPage}
          className="max-sm:-mx-4 max-sm:flex max-sm:gap-5 max-sm:overflow-x-auto max-sm:px-4 max-sm:[&>nav]:mx-0 max-sm:[&>nav]:shrink-0 max-sm:[&>nav]:px-0"
        >
          {filters.map(({ params, title, Control }) => (
            <Control
              key={params.join(' ')}
              title={title(words)}
              values={state.values}
              onChange={(changed) => go(withValues(rules, state, changed))}
              hrefOf={(changed) => catalogueHref(rules, withValues(rules, state, changed))}
            />
          ))}
        </div>
      )}
      <p className="sr-only sm:not-sr-only" role="status">
        <span className="block min-h-5 text-sm text-muted sm:mt-5">
          {found === 'searching' && words('catalogue.searching')}
          {typeof found === 'number' && of.count(words, { count: found, shown: groupDigits(found), keyword })}
        </span>
      </p>
      <div className="mt-2 sm:mt-4">{results}</div>
      <CataloguePages of={of} state={state} found={found} onTurn={turnPage} />
    </div>
  );
}
