import { contentResource } from '@/lib/contract/articles/content';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { contentDocuments } from '@/backend/features/articles/services/site-texts';
import { runContentQuery } from '@/backend/features/search/services/content-query';

export const contentRoutes = (deps: Deps) =>
  implement(
    contentResource,
    { query: async ({ body }) => runContentQuery(await contentDocuments(deps, body.locale), body) },
    deps,
  );
