import { degreeCodes } from '@/lib/domain/schools/degrees';
import { schoolTypes } from '@/lib/domain/schools/school-types';

export const filterNames = [
  'keyword',
  'schoolType',
  'isPublic',
  'sector',
  'minPrice',
  'maxPrice',
  'degree',
  'categories',
  'province',
  'status',
] as const;
export type FilterName = (typeof filterNames)[number];

/** `text` and `amount` hold one value, `choice` one of `allowed`, `list` any number of them. */
export interface FilterRule {
  kind: 'text' | 'amount' | 'choice' | 'list';
  allowed?: readonly string[];
  /** Where the values are too many to carry along. */
  pattern?: RegExp;
}

export const sortNames = [
  'relevance',
  'oldest',
  'newest',
  'name',
  'fee-low',
  'fee-high',
  'programs',
] as const;
export type SortName = (typeof sortNames)[number];

export interface SortRule {
  name: SortName;
  /** As the address and the backend call it. */
  query: Readonly<Record<string, string>>;
}

/** What can be asked of one list. The first sort is the default and stays out of the address. */
export interface CatalogueRules {
  filters: Partial<Record<FilterName, FilterRule>>;
  sorts: readonly [SortRule, ...SortRule[]];
}

const shared = {
  keyword: { kind: 'text' },
  schoolType: { kind: 'list', allowed: schoolTypes },
  minPrice: { kind: 'amount' },
  maxPrice: { kind: 'amount' },
  categories: { kind: 'list', pattern: /^[\w-]{1,60}$/ },
  province: { kind: 'list', pattern: /^(?:0[1-9]|1\d|2[0-5])$/ },
} as const satisfies CatalogueRules['filters'];

export const catalogueKinds = ['schools', 'courses'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

export const cataloguePaths = { schools: '/explore', courses: '/course' } as const satisfies Record<
  CatalogueKind,
  string
>;

export const catalogueRules: Record<CatalogueKind, CatalogueRules> = {
  schools: {
    filters: { ...shared, isPublic: { kind: 'choice', allowed: ['true', 'false'] } },
    sorts: [
      { name: 'relevance', query: { sort: 'relevance' } },
      { name: 'name', query: { sort: 'name' } },
      { name: 'fee-low', query: { sort: 'fee-low' } },
      { name: 'fee-high', query: { sort: 'fee-high' } },
      { name: 'programs', query: { sort: 'programs' } },
    ],
  },
  courses: {
    filters: {
      ...shared,
      sector: { kind: 'choice', allowed: ['publicSector', 'privateSector'] },
      degree: { kind: 'list', allowed: degreeCodes },
      status: { kind: 'choice', allowed: ['active', 'inactive'] },
    },
    sorts: [
      { name: 'oldest', query: { order: 'createdAt', sort: 'asc' } },
      { name: 'newest', query: { order: 'createdAt', sort: 'desc' } },
      { name: 'fee-low', query: { order: 'fee', sort: 'asc' } },
      { name: 'fee-high', query: { order: 'fee', sort: 'desc' } },
      { name: 'name', query: { order: 'name', sort: 'asc' } },
    ],
  },
};
