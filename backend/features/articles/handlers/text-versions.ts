import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { siteTextContent } from '@/lib/contract/articles/site-texts';
import { articleVersionsResource, siteTextVersionsResource } from '@/lib/contract/articles/text-versions';
import { articleContent } from '@/lib/contract/articles/article-shapes';
import { siteTexts } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { requireAdvisor } from '@/backend/core/access/staff';
import { listVersions, readVersion } from '@/backend/features/articles/services/content-versions';
import { findOwnArticle } from '@/backend/features/articles/services/find-article';

export const articleVersionRoutes = (deps: Deps) =>
  implement(
    articleVersionsResource,
    {
      list: async ({ params, query }, { caller }) => {
        const { id } = await findOwnArticle(deps, caller, params);
        return listVersions(deps.db, id, query);
      },
      get: async ({ params }, { caller }) => {
        const { id } = await findOwnArticle(deps, caller, params);
        return articleContent.parse(await readVersion(deps.db, id, params.version));
      },
    },
    deps,
  );

const requireText = async (deps: Deps, caller: Caller, id: string): Promise<void> => {
  requireAdvisor(caller);
  if (!z.uuid().safeParse(id).success) throw notFound();
  const [row] = await deps.db.select({ id: siteTexts.id }).from(siteTexts).where(eq(siteTexts.id, id));
  if (!row) throw notFound();
};

export const siteTextVersionRoutes = (deps: Deps) =>
  implement(
    siteTextVersionsResource,
    {
      list: async ({ params, query }, { caller }) => {
        await requireText(deps, caller, params.id);
        return listVersions(deps.db, params.id, query);
      },
      get: async ({ params }, { caller }) => {
        await requireText(deps, caller, params.id);
        return siteTextContent.parse(await readVersion(deps.db, params.id, params.version));
      },
    },
    deps,
  );
