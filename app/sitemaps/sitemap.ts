import type { MetadataRoute } from 'next';
import { helpHref } from '@/lib/routes/help-places';
import { alternatesOf } from '@/lib/i18n/metadata';
import { cachedCategories, cachedSchoolIndex } from '@/lib/query/catalogue';
import { cachedArticleIndex, cachedSiteTexts } from '@/lib/query/articles';
import { cachedEventIndex } from '@/lib/query/events';
import { cachedQuestionIndex } from '@/lib/query/questions';
import { cachedVacancyIndex } from '@/lib/query/vacancies';
import { cachedScholarships } from '@/lib/query/scholarships';
import { scholarshipHref } from '@/lib/routes/scholarship-href';
import { articleHref } from '@/lib/routes/article-places';
import { href, type Href } from '@/lib/routes/href';
import { indexablePaths } from '@/lib/routes/page-titles';
import { offeredSiteMaps, type SiteMap, siteMaps } from '@/lib/routes/site-maps';

const entry = (path: Href): MetadataRoute.Sitemap[number] => {
  const { canonical, languages } = alternatesOf(path, 'km');
  return { url: canonical, alternates: { languages } };
};

/** Addresses that everybody can see. */
const readers: Readonly<Record<SiteMap, () => Promise<Href[]>>> = {
  pages: async () => [
    ...indexablePaths(),
    ...(await cachedSiteTexts('help')).map(({ slug }) => helpHref(slug)),
  ],
  articles: async () => (await cachedArticleIndex()).map(articleHref),
  events: async () =>
    (await cachedEventIndex()).map(({ slug }) => href('/career-center/events/[slug]', { slug })),
  jobs: async () =>
    (await cachedVacancyIndex()).map((slug) =>
      href('/career-center/internship-job-opportunities/[slug]', { slug }),
    ),
  majors: async () =>
    (await cachedCategories()).map(({ categoryId }) => href('/category/[slug]', { slug: categoryId })),
  questions: async () => (await cachedQuestionIndex()).map((id) => href('/forum/answer/[id]', { id })),
  scholarships: async () => (await cachedScholarships()).map(scholarshipHref),
  schools: async () => (await cachedSchoolIndex()).map(({ slug }) => href('/school/[slug]', { slug })),
};

export const generateSitemaps = () => Promise.resolve(siteMaps.map((id) => ({ id })));

/** The pages of one kind, each in both languages. */
export default async function sitemap({ id }: { id: Promise<string> }): Promise<MetadataRoute.Sitemap> {
  const asked = await id;
  const kind = offeredSiteMaps().find((each) => each === asked);
  return kind ? (await readers[kind]()).map(entry) : [];
}
