import { searchKinds } from '@/lib/domain/search/search-kinds';
import type { CatalogueRules } from './catalogue-rules';
import { oneOf } from './readers';

/** The addresses of the search of the whole site; it shows one page. */
export const searchRules: CatalogueRules = {
  path: '/search',
  pageSize: 1,
  read: { kind: oneOf(searchKinds) },
  sorts: [{ name: 'relevance', query: {} }],
};
