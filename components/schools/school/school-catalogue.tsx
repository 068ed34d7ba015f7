'use client';

import { Catalogue, type CatalogueProps } from '@/components/kits/catalogue/catalogue';
import { choiceFilter, priceFilter, provinceFilter } from '@/components/kits/catalogue/filter-kinds';
import { ForMe } from '@/components/schools/seeker/for-me';
import type { CatalogueDeclaration } from '@/components/kits/catalogue/define-catalogue';
import { categoryFilter } from '@/components/schools/category/category-filter';
import { openNowFilter, schoolTypeFilter } from './school-filters';
import { schoolFieldFilters, schoolRules, yesOrNo } from '@/lib/catalogue/school-rules';

export const schoolCatalogue: CatalogueDeclaration = {
  rules: schoolRules,
  filters: [
    openNowFilter,
    schoolTypeFilter,
    ...schoolFieldFilters.map((name) =>
      choiceFilter({
        name,
        title: (words) => words(`catalogue.field.${name}.title`),
        values: yesOrNo,
        label: (value, words) => words(`catalogue.field.${name}.${value === 'true' ? 'yes' : 'no'}`),
        open: true,
      }),
    ),
    priceFilter(['minPrice', 'maxPrice'], (words) => words('catalogue.filter.price.schools')),
    categoryFilter,
    provinceFilter,
  ],
  Narrow: ForMe,
  count: (words, values) => words('catalogue.count.schools', values),
  none: (words) => words('catalogue.empty.title.schools'),
  cardHeight: 'h-88',
  loadLive: async () => (await import('./live-schools')).LiveSchools,
};

export const SchoolCatalogue = (props: Omit<CatalogueProps, 'of'>) => (
  <Catalogue {...props} of={schoolCatalogue} />
);
