'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import {
  withValues,
  type CatalogueState,
  chosenCount,
  pageAt,
  pageCount,
} from '@/lib/catalogue/catalogue-state';
import { CataloguePages } from './catalogue-pages';
import { CatalogueSearch } from './catalogue-search';
import type { CatalogueDeclaration, Found } from './define-catalogue';
import { CatalogueFilterPanel } from './filter-panel';
import { type Answered, useCatalogue } from './use-catalogue';
import { Changing } from '@/components/ui/changing';
import { Icon } from '@/components/ui/icon';
import dynamic from 'next/dynamic';
import { buttonStyle } from '@/components/ui/button-style';
import { controlStyle } from '@/components/ui/control-style';
import { groupDigits } from '@/lib/domain/values/number';

const FilterSheet = dynamic(async () => (await import('./filter-sheet')).FilterSheet, { ssr: false });

interface CatalogueToolbarProps {
  of: CatalogueDeclaration;
  state: CatalogueState;
  found: Found;
  onChange: (next: CatalogueState) => void;
}

/** The count, the order, and on phones the button for the filters, in one line. */
function CatalogueToolbar({ of, state, found, onChange }: CatalogueToolbarProps) {
  const t = useTranslations('catalogue');
  const words = useTranslations();
  const sortId = useId();
  const [sheetOpen, setSheetOpen] = useState(false);
  const { rules, Narrow } = of;
  const filters = chosenCount(of.filters, state.values);
  const pages = typeof found === 'number' ? pageCount(rules, found) : 0;
  return (
    <div className="flex items-center gap-x-2 sm:flex-wrap sm:gap-x-4 sm:gap-y-3">
      <p role="status" className="mr-auto min-h-7 min-w-0 flex-1 max-sm:text-sm sm:flex-none">
        <span className="font-semibold">
          {found === 'searching' && t('searching')}
          {typeof found === 'number' && (
            <Changing value={found}>
              {of.count(words, { count: found, shown: groupDigits(found), keyword: '' })}
            </Changing>
          )}
        </span>
        {pages > 1 && (
          <span className="ml-2 text-sm text-muted max-sm:hidden">
            {t('page', { page: pageAt(rules, state.start), pages })}
          </span>
        )}
      </p>
      {Narrow && <Narrow rules={rules} state={state} onChange={onChange} />}
      <button
        type="button"
        className={`${buttonStyle({ variant: 'secondary' })} order-last max-sm:px-3 lg:hidden`}
        aria-haspopup="dialog"
        onClick={() => setSheetOpen(true)}
      >
        <Icon name="sliders-horizontal" className="size-5" />
        <span className="max-sm:sr-only">{t('filters')}</span>
        {filters > 0 && (
          <span className="rounded-full bg-accent px-2 text-sm text-on-accent">
            {filters}
            <span className="sr-only"> {t('chosen')}</span>
          </span>
        )}
      </button>
      <div className="w-40 shrink-0 sm:flex sm:w-auto sm:items-center sm:gap-3">
        <label htmlFor={sortId} className="sr-only text-sm text-muted sm:not-sr-only">
          {t('sortBy')}
        </label>
        <span className="relative block">
          <select
            id={sortId}
            value={state.sort}
            onChange={(event) => {
              const sort = rules.sorts.find(({ name }) => name === event.target.value);
              if (sort) onChange({ ...state, sort: sort.name, start: 0 });
            }}
            className={`${controlStyle} min-h-11 appearance-none py-2 pr-10`}
          >
            {rules.sorts.map(({ name }) => (
              <option key={name} value={name}>
                {t(`sort.${name}`)}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute right-3 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      </div>
      {sheetOpen && (
        <FilterSheet
          of={of}
          state={state}
          found={found}
          onChange={onChange}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </div>
  );
}

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
        className="mt-3 grid scroll-mt-20 items-start gap-8 sm:mt-5 lg:grid-cols-[17.5rem_minmax(0,1fr)]"
      >
        <section
          {...soonNeeded}
          aria-label={t('filters')}
          className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-lg border border-border bg-surface px-5 pb-8 pt-2 [mask-image:linear-gradient(#000_calc(100%-2rem),#0006)] lg:block"
        >
          <CatalogueFilterPanel of={of} state={state} onChange={go} />
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
          <div className="mt-2 sm:mt-4" {...soonNeeded}>
            {results}
          </div>
          <CataloguePages of={of} state={state} found={found} onTurn={turnPage} />
        </section>
      </div>
    </div>
  );
}
