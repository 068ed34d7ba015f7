import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { textOf } from '@/components/articles/article-text';
import { pageMetadata } from '@/lib/i18n/metadata';
import { cachedArticle } from '@/lib/query/articles';
import type { ArticlePlace } from '@/lib/domain/articles/article-places';
import { textPictureOf } from '@/lib/domain/articles/title-picture';
import { articleHref } from '@/lib/routes/article-places';

/** Title and description of an article; search engines index it under one address, and only in its languages. */
export async function articleMetadata(place: ArticlePlace, slug: string): Promise<Metadata> {
  const article = await cachedArticle(place, slug);
  if (!article) return { title: (await getTranslations('feedback'))('error.404.title') };
  const locale = await getLocale();
  const { title, description, shownIn } = textOf(article, locale);
  return pageMetadata({
    path: articleHref(article),
    title,
    description,
    type: 'article',
    image: textPictureOf('article', article.slug, locale),
    indexable: shownIn === locale,
  });
}
