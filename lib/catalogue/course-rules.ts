import { pageSizes } from '@/lib/domain/limits/lists';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { finishedLevels } from '@/lib/domain/schools/finished-levels';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import type { CatalogueRules } from './catalogue-rules';
import { amount, oneOf, oneOrMoreOf } from './readers';
import { categoryReader, provinceReader } from './school-rules';

/** The addresses of `/course`. */
export const courseRules: CatalogueRules = {
  path: '/course',
  pageSize: pageSizes.schools,
  read: {
    finished: oneOf(finishedLevels),
    openNow: oneOf(['true']),
    schoolType: oneOrMoreOf(schoolTypes),
    sector: oneOf(['publicSector', 'privateSector']),
    minPrice: amount,
    maxPrice: amount,
    degree: oneOrMoreOf(degreeCodes),
    categories: categoryReader,
    province: provinceReader,
    status: oneOf(['active', 'inactive']),
  },
  bounds: ['minPrice', 'maxPrice'],
  sorts: [
    { name: 'relevance', query: { order: 'relevance', sort: 'asc' } },
    { name: 'oldest', query: { order: 'createdAt', sort: 'asc' } },
    { name: 'newest', query: { order: 'createdAt', sort: 'desc' } },
    { name: 'fee-low', query: { order: 'fee', sort: 'asc' } },
    { name: 'fee-high', query: { order: 'fee', sort: 'desc' } },
    { name: 'name', query: { order: 'name', sort: 'asc' } },
  ],
};
