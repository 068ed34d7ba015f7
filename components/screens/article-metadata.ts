import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { textOf } from '@/components/article/article-text';
import { pageMetadata } from '@/lib/i18n/metadata';
import { cachedArticle } from '@/lib/query/articles';
import type { ArticlePlace } from '@/lib/domain/content/article-places';
import { articleHref, listHref, typeAt } from '@/lib/routes/article-places';

/** Title and description of a list, and its feed. */
export async function articleListMetadata(place: ArticlePlace): Promise<Metadata> {
  const t = await getTranslations('article');
  const locale = await getLocale();
  const metadata = await pageMetadata({
    path: listHref(place),
    title: t(`place.${place}.title`),
    description: t(`place.${place}.lead`),
    indexable: true,
  });
  const feed = `/api-news/feed/${typeAt(place)}?lang=${locale}`;
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/rss+xml': feed } } };
}

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
    ...(article.coverUrl && { image: article.coverUrl }),
    indexable: shownIn === locale,
  });
}
