import { fold } from '@/lib/domain/khmer/khmer';
import { defaultArticleFilter } from '@/lib/domain/limits/lists';

export const articleTypes = [
  'blog',
  'earlybird',
  'productLoan',
  'careerGuide',
  'event',
  'job',
  'scholarship',
] as const;
export type ArticleType = (typeof articleTypes)[number];

export type SearchableArticle = {
  title_en?: string | null | undefined;
  title_kh?: string | null | undefined;
  description_en?: string | null | undefined;
  description_kh?: string | null | undefined;
};

// Descriptions are rich text: a search for "strong" must not match every bold word.
const tag = /<\/?[a-z][^>]*>/gi;

/** True when a title or description in either language contains the keyword; an empty keyword matches all. */
export function matchesArticle(article: SearchableArticle, keyword: string): boolean {
  const wanted = fold(keyword);
  if (wanted === '') return true;
  const texts = [article.title_en, article.title_kh, article.description_en, article.description_kh];
  return texts.some((text) => fold((text ?? '').replace(tag, ' ')).includes(wanted));
}

/** The articles that match a keyword and a status (`all` matches any), in their given order. */
export function searchArticles<Article extends SearchableArticle & { status: string }>(
  articles: readonly Article[],
  keyword: string,
  status: string = defaultArticleFilter.status,
): Article[] {
  return articles.filter(
    (article) => (status === 'all' || article.status === status) && matchesArticle(article, keyword),
  );
}
