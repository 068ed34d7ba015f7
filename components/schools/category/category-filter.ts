'use client';

import dynamic from 'next/dynamic';
import type { CatalogueFilter } from '@/components/kits/catalogue/define-catalogue';
import { pickFilter, PickerSkeleton } from '@/components/kits/catalogue/filter-kinds';

const namesStaleMs = 10 * 60_000;

/** Majors, with the names that the backend has. */
export const categoryFilter: CatalogueFilter = pickFilter({
  name: 'categories',
  title: (words) => words('catalogue.filter.categories'),
  Picker: dynamic(async () => (await import('./category-picker')).CategoryPicker, {
    loading: PickerSkeleton,
    ssr: false,
  }),
  names: () => ({
    queryKey: ['catalogue', 'category-names'],
    staleTime: namesStaleMs,
    queryFn: async () => (await import('./categories-query')).categoryNames(),
  }),
});
