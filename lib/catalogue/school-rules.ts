import { pageSizes } from '@/lib/domain/limits/lists';
import { fieldsWith } from '@/lib/domain/record-fields';
import { schoolFields } from '@/lib/domain/schools/school-fields';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import type { CatalogueRules } from './catalogue-rules';
import { amount, listOf, matching, oneOf, oneOrMoreOf } from './readers';

export const categoryReader = listOf(matching(/^[\w-]{1,60}$/));
export const provinceReader = listOf(matching(/^(?:0[1-9]|1\d|2[0-5])$/));

/** The fields of a school by which its readers filter. */
export const schoolFieldFilters = fieldsWith(schoolFields, { filter: 'page' });
export const yesOrNo = ['true', 'false'] as const;

/** The addresses of `/explore`. */
export const schoolRules: CatalogueRules = {
  path: '/explore',
  pageSize: pageSizes.schools,
  read: {
    openNow: oneOf(['true']),
    schoolType: oneOrMoreOf(schoolTypes),
    ...Object.fromEntries(schoolFieldFilters.map((name) => [name, oneOf(yesOrNo)])),
    minPrice: amount,
    maxPrice: amount,
    categories: categoryReader,
    province: provinceReader,
  },
  bounds: ['minPrice', 'maxPrice'],
  sorts: [
    { name: 'relevance', query: { sort: 'relevance' } },
    { name: 'name', query: { sort: 'name' } },
    { name: 'fee-low', query: { sort: 'fee-low' } },
    { name: 'fee-high', query: { sort: 'fee-high' } },
    { name: 'programs', query: { sort: 'programs' } },
  ],
};
