import { contentResource } from '@/lib/contract/content/content';
import type { Deps } from '../../deps';
import { implement } from '../../implement';
import { contentDocuments } from '../../services/content-documents';
import { runContentQuery } from '../../services/content-query';

export const contentRoutes = (deps: Deps) =>
  implement(
    contentResource,
    { query: async ({ body }) => runContentQuery(await contentDocuments(body.locale), body) },
    deps,
  );
