import type { MetadataRoute } from 'next';
import { alternatesOf } from '@/lib/i18n/metadata';
import { cachedSchoolIndex } from '@/lib/query/catalogue';
import { cachedArticleIndex } from '@/lib/query/articles';
import { articleHref, articlePlaces, listHref } from '@/lib/routes/article-places';
import { href, type Href } from '@/lib/routes/href';

const entry = (path: Href): MetadataRoute.Sitemap[number] => {
  const { canonical, languages } = alternatesOf(path, 'km');
  return { url: canonical, alternates: { languages } };
};

/** The public pages that are for everybody, and every school; each in both languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [schools, articles] = await Promise.all([cachedSchoolIndex(), cachedArticleIndex()]);
  return [
    ...[href('/'), href('/explore'), href('/course')].map(entry),
    ...articlePlaces.map((place) => entry(listHref(place))),
    ...articles.map((article) => entry(articleHref(article))),
    ...schools.map(({ slug }) => entry(href('/school/[slug]', { slug }))),
  ];
}
