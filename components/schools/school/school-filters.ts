'use client';

import { choiceFilter, listFilter } from '@/components/kits/catalogue/filter-kinds';
import { isSchoolType, schoolTypes } from '@/lib/domain/schools/school-types';

/** Kinds of schools, for schools and for what they offer. */
export const schoolTypeFilter = listFilter({
  name: 'schoolType',
  title: (words) => words('catalogue.filter.schoolType'),
  values: schoolTypes,
  label: (value, words) => (isSchoolType(value) ? words(`education.schoolType.${value}`) : value),
  open: true,
});

/** Only schools that are open for applications today. */
export const openNowFilter = choiceFilter({
  name: 'openNow',
  title: (words) => words('catalogue.filter.openNow'),
  values: ['true'],
  label: (_, words) => words('catalogue.openNow'),
  open: true,
});
