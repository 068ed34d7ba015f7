'use client';

import { Catalogue, type CatalogueProps } from '@/components/kits/catalogue/catalogue';
import { choiceFilter, priceFilter, provinceFilter } from '@/components/kits/catalogue/filter-kinds';
import type { CatalogueDeclaration } from '@/components/kits/catalogue/define-catalogue';
import { categoryFilter } from '@/components/schools/category/category-filter';
import { openNowFilter, schoolTypeFilter } from './school-filters';
import { schoolRules } from '@/lib/catalogue/school-rules';

export const schoolCatalogue: CatalogueDeclaration = {
  rules: schoolRules,
  filters: [
    openNowFilter,
    schoolTypeFilter,
    choiceFilter({
      name: 'isPublic',
      title: (words) => words('catalogue.filter.sector'),
      values: ['true', 'false'],
      label: (value, words) =>
        words(value === 'true' ? 'education.sector.public' : 'education.sector.private'),
      open: true,
    }),
    priceFilter(['minPrice', 'maxPrice'], (words) => words('catalogue.filter.price.schools')),
    categoryFilter,
    provinceFilter,
  ],
  count: (words, values) => words('catalogue.count.schools', values),
  none: (words) => words('catalogue.empty.title.schools'),
  cardHeight: 'h-88',
  loadLive: async () => (await import('./live-schools')).LiveSchools,
};

export const SchoolCatalogue = (props: Omit<CatalogueProps, 'of'>) => (
  <Catalogue {...props} of={schoolCatalogue} />
);
