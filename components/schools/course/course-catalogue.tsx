'use client';

import { Catalogue, type CatalogueProps } from '@/components/kits/catalogue/catalogue';
import {
  choiceFilter,
  listFilter,
  priceFilter,
  provinceFilter,
  selectFilter,
} from '@/components/kits/catalogue/filter-kinds';
import type { CatalogueDeclaration } from '@/components/kits/catalogue/define-catalogue';
import { categoryFilter } from '@/components/schools/category/category-filter';
import { openNowFilter, schoolTypeFilter } from '@/components/schools/school/school-filters';
import { ForMe } from '@/components/schools/seeker/for-me';
import { courseRules } from '@/lib/catalogue/course-rules';
import { finishedLevels, isFinishedLevel } from '@/lib/domain/schools/finished-levels';
import { degreeCodes, isDegreeCode } from '@/lib/domain/schools/degrees';

export const courseCatalogue: CatalogueDeclaration = {
  rules: courseRules,
  filters: [
    selectFilter({
      name: 'finished',
      title: (words) => words('education.finished.title'),
      values: finishedLevels,
      label: (value, words) => words(`education.finished.${isFinishedLevel(value) ? value : 'waiting'}`),
      open: true,
    }),
    openNowFilter,
    schoolTypeFilter,
    choiceFilter({
      name: 'sector',
      title: (words) => words('catalogue.field.isPublic.title'),
      values: ['publicSector', 'privateSector'],
      label: (value, words) => words(`catalogue.field.isPublic.${value === 'publicSector' ? 'yes' : 'no'}`),
      open: true,
    }),
    priceFilter(['minPrice', 'maxPrice'], (words) => words('catalogue.filter.price.courses')),
    listFilter({
      name: 'degree',
      title: (words) => words('catalogue.filter.degree'),
      values: degreeCodes,
      label: (value, words) => (isDegreeCode(value) ? words(`education.degree.${value}`) : value),
    }),
    categoryFilter,
    provinceFilter,
    choiceFilter({
      name: 'status',
      title: (words) => words('catalogue.filter.status'),
      values: ['active', 'inactive'],
      label: (value, words) =>
        words(value === 'active' ? 'catalogue.status.active' : 'catalogue.status.inactive'),
    }),
  ],
  Narrow: ForMe,
  count: (words, values) => words('catalogue.count.courses', values),
  none: (words) => words('catalogue.empty.title.courses'),
  cardHeight: 'h-60 sm:h-88',
  loadLive: async () => (await import('./live-courses')).LiveCourses,
};

export const CourseCatalogue = (props: Omit<CatalogueProps, 'of'>) => (
  <Catalogue {...props} of={courseCatalogue} />
);
