import { siteSearchResource } from '@/lib/contract/content/site-search';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { searchSite } from '@/backend/services/content/site-search';

export const siteSearchRoutes = (deps: Deps) =>
  implement(siteSearchResource, { find: ({ query }) => searchSite(deps, query) }, deps);
