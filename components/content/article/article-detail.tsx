import { getLocale } from 'next-intl/server';
import { ArticleView } from './article-view';
import type { MissingKind } from '@/components/feedback/error-screen';
import { Missing } from '@/components/feedback/missing';
import { moved } from '@/components/feedback/moved';
import { cachedArticle, cachedRelatedArticles } from '@/lib/query/articles';
import type { ArticlePlace } from '@/lib/domain/content/article-places';
import { articleHref } from '@/lib/routes/article-places';

const missingKinds: Partial<Record<ArticlePlace, MissingKind>> = { events: 'event', job: 'job' };

interface ArticleDetailProps {
  place: ArticlePlace;
  slug: string;
}

/** Reads an article; a former address redirects to the present one (308). */
export async function ArticleDetail({ place, slug }: ArticleDetailProps) {
  const article = await cachedArticle(place, slug);
  if (!article) return <Missing missing={missingKinds[place]} />;
  if (article.slug !== slug) moved(articleHref(article), await getLocale());
  return <ArticleView article={article} related={await cachedRelatedArticles(article.id)} />;
}
