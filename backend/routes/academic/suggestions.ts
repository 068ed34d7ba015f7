import { suggestionsResource } from '@/lib/contract/academic/suggestions';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { suggest } from '@/backend/services/academic/suggestions';

export const suggestionRoutes = (deps: Deps) =>
  implement(suggestionsResource, { list: ({ query }) => suggest(deps.db, query.keyword) }, deps);
