import type { MetadataRoute } from 'next';
import { helpHref } from '@/lib/routes/help-places';
import { alternatesOf } from '@/lib/i18n/metadata';
import { cachedCategories, cachedSchoolIndex } from '@/lib/query/catalogue';
import { cachedArticleIndex, cachedSiteTexts } from '@/lib/query/articles';
import { articleHref } from '@/lib/routes/article-places';
import { href, type Href } from '@/lib/routes/href';
import { indexablePaths } from '@/lib/routes/page-texts';

const entry = (path: Href): MetadataRoute.Sitemap[number] => {
  const { canonical, languages } = alternatesOf(path, 'km');
  return { url: canonical, alternates: { languages } };
};

/** Public pages that everybody can see, and every school, each in both languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [schools, articles, texts, majors] = await Promise.all([
    cachedSchoolIndex(),
    cachedArticleIndex(),
    cachedSiteTexts('help'),
    cachedCategories(),
  ]);
  return [
    ...indexablePaths().map(entry),
    ...texts.map(({ slug }) => entry(helpHref(slug))),
    ...articles.map((article) => entry(articleHref(article))),
    ...majors.map(({ categoryId }) => entry(href('/category/[slug]', { slug: categoryId }))),
    ...schools.map(({ slug }) => entry(href('/school/[slug]', { slug }))),
  ];
}
