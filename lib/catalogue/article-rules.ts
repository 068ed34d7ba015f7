import type { ArticlePlace } from '@/lib/domain/articles/article-places';
import { articleTopics } from '@/lib/domain/articles/article-topics';
import { pageSizes } from '@/lib/domain/limits/lists';
import type { CatalogueRules } from './catalogue-rules';
import { oneOf } from './readers';

/** The addresses of a list of articles; its order is the place's own. */
export const articleRules = (place: ArticlePlace): CatalogueRules => ({
  path: `/${place}`,
  pageSize: pageSizes.articlesScreen,
  read: { topic: oneOf(articleTopics) },
  sorts: [{ name: 'newest', query: {} }],
});
