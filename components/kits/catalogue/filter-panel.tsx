'use client';

import { useTranslations } from 'next-intl';
import { catalogueHref, type CatalogueState, chosenIn, withValues } from '@/lib/catalogue/catalogue-state';
import type { CatalogueDeclaration } from './define-catalogue';
import { FilterSection } from './filter-section';

interface FilterPanelProps {
  of: CatalogueDeclaration;
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
}

/** All filters of a list except the keyword. */
export function FilterPanel({ of, state, onChange }: FilterPanelProps) {
  const words = useTranslations();
  return of.filters.map((filter) => {
    const { title, Control, open } = filter;
    return (
      <FilterSection
        key={filter.params.join(' ')}
        title={title(words)}
        chosen={open ? 0 : chosenIn(filter, state.values)}
        open={open}
      >
        <Control
          title={title(words)}
          values={state.values}
          onChange={(changed) => onChange(withValues(of.rules, state, changed))}
          hrefOf={(changed) => catalogueHref(of.rules, withValues(of.rules, state, changed))}
        />
      </FilterSection>
    );
  });
}
