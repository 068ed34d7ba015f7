'use client';

import { useTranslations } from 'next-intl';
import { chosenIn, withValues } from './catalogue-state';
import type { CatalogueDeclaration, CatalogueState } from './define-catalogue';
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
        key={Object.keys(filter.read).join(' ')}
        title={title(words)}
        chosen={open ? 0 : chosenIn(filter, state.values)}
        open={open}
      >
        <Control
          title={title(words)}
          values={state.values}
          onChange={(changed) => onChange(withValues(state, changed))}
        />
      </FilterSection>
    );
  });
}
