'use client';

import type { CatalogueState } from '@/lib/catalogue/catalogue-state';
import type { CatalogueDeclaration } from './define-catalogue';
import { FilterChips } from './filter-chips';
import { useActiveFilters } from './use-active-filters';

interface ActiveFiltersProps {
  of: CatalogueDeclaration;
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
}

/** The active filters of a live list. */
export const ActiveFilters = ({ of, state, onChange }: ActiveFiltersProps) => (
  <FilterChips filters={useActiveFilters(of, state)} state={state} onChange={onChange} />
);
