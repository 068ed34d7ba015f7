import { contentResource } from '@/lib/contract/content/content';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { contentDocuments } from '@/backend/services/content/site-texts';
import { runContentQuery } from '@/backend/services/content/content-query';

export const contentRoutes = (deps: Deps) =>
  implement(
    contentResource,
    { query: async ({ body }) => runContentQuery(await contentDocuments(deps, body.locale), body) },
    deps,
  );
