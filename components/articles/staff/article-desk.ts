import type { TextDesk } from '@/components/kits/text-desk/text-editor';
import { newsApi } from '@/lib/api/news';
import type { ArticleContent } from '@/lib/contract/articles/article-shapes';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { href } from '@/lib/routes/href';
import { articleForm, articleValues } from './article-form';

/** How articles of an organization are written. */
export const articleDesk = (
  orgId: string,
  listLabel: string,
): TextDesk<typeof articleForm, ArticleDetail, ArticleContent> => ({
  name: 'article',
  schema: articleForm,
  toValues: articleValues,
  create: (body, idempotencyKey) => newsApi.articles.create({ params: { orgId }, body, idempotencyKey }),
  update: (id, body, version) => newsApi.articles.update({ params: { orgId, id }, body, version }),
  remove: (id) => newsApi.articles.remove({ params: { orgId, id } }),
  versions: (id) => ({
    list: (limit) => newsApi.versions.list.queryOptions({ params: { orgId, id }, query: { limit } }),
    read: (version) => newsApi.versions.get({ params: { orgId, id, version: String(version) } }),
  }),
  keys: [newsApi.articles.key, newsApi.versions.key],
  list: { href: href('/advisor/article'), label: listLabel },
  editHref: (id) => href('/advisor/article/[articleid]/edit', { articleid: id }),
});
