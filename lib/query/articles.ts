import 'server-only';
import { cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import type { ArticleSummary } from '@/lib/contract/articles/articles';
import type { ArticleType } from '@/lib/domain/articles/article-search';
import type { ArticleTopic } from '@/lib/domain/articles/article-topics';
import type { SiteTextKind } from '@/lib/domain/articles/site-texts';
import { pageSizes } from '@/lib/domain/limits/lists';
import { organizationId } from '@/lib/env/organization';
import type { ArticlePlace } from '@/lib/domain/articles/article-places';
import { placeQuery, typeAt } from '@/lib/routes/article-places';
import { live, reach } from './reach';

/** What a list shows for a query of its address, the first page of all without one. */
export async function cachedArticles(place: ArticlePlace, asked = '') {
  'use cache';
  cacheTag('articles');
  const filters = Object.fromEntries(new URLSearchParams(asked));
  const query = { ...placeQuery(place), ...filters, limit: pageSizes.articlesScreen };
  return live(await reach(serverApi.articles.search({ query }))) ?? { data: [], countTotal: 0 };
}

/** Published articles about a topic that are not over; those of one type where there are any. */
export async function cachedTopic(topic: ArticleTopic, type: ArticleType, limit: number) {
  'use cache';
  cacheTag('articles');
  const query = { topic, when: 'open', order: 'published_date', sort: 'desc', limit } as const;
  const ofType = live(await reach(serverApi.articles.search({ query: { ...query, type } })));
  if (ofType?.data.length) return ofType.data;
  return live(await reach(serverApi.articles.search({ query })))?.data ?? [];
}

/** null: no such article in that list. Its slug differs when the address is a former one. */
export async function cachedArticle(place: ArticlePlace, slug: string) {
  'use cache';
  cacheTag('articles');
  const type = typeAt(place);
  const params = { orgId: organizationId(), id: slug };
  const article = await reach(serverApi.articles.get({ params, query: type === 'all' ? {} : { type } }));
  return live(article) ?? null;
}

/** Published articles whose texts have this word in either language. */
export async function cachedArticlesAbout(keyword: string) {
  'use cache';
  cacheTag('articles');
  return live(await reach(serverApi.articles.search({ query: { keyword, limit: 3 } })))?.data ?? [];
}

export async function cachedRelatedArticles(id: string) {
  'use cache';
  cacheTag('articles');
  const related = await reach(
    serverApi.articles.related({ params: { orgId: organizationId(), id }, query: { limit: 3 } }),
  );
  return live(related)?.data ?? [];
}

const indexPageSize = 100;
const indexPagesMax = 20;

/** Every published article, 2,000 at most, for the site map. */
export async function cachedArticleIndex() {
  'use cache';
  cacheTag('articles');
  const articles: ArticleSummary[] = [];
  for (let page = 0; page < indexPagesMax; page += 1) {
    const query = { limit: indexPageSize, start: page * indexPageSize };
    const found = live(await reach(serverApi.articles.search({ query })));
    articles.push(...(found?.data ?? []));
    if (!found || articles.length >= found.countTotal) break;
  }
  return articles;
}

/** Published texts of a kind in their order. */
export async function cachedSiteTexts(kind: SiteTextKind) {
  'use cache';
  cacheTag('site-texts');
  return live(await reach(serverApi.siteTexts.list({ query: { kind, status: 'active' } })))?.data ?? [];
}
