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

/** A page, and when what it shows was changed last, where that is known: a wrong day is worse than none. */
interface Place {
  path: Href;
  changedAt?: string | null;
}

const entry = ({ path, changedAt }: Place): MetadataRoute.Sitemap[number] => {
  const { canonical, languages } = alternatesOf(path, 'km');
  return { url: canonical, alternates: { languages }, ...(changedAt && { lastModified: changedAt }) };
};
const place = (path: Href): Place => ({ path });

/** Addresses that everybody can see. */
const readers: Readonly<Record<SiteMap, () => Promise<Place[]>>> = {
  pages: async () => [
    ...indexablePaths().map(place),
    ...(await cachedSiteTexts('help')).map(({ slug, updatedAt }) => ({
      path: helpHref(slug),
      changedAt: updatedAt,
    })),
  ],
  articles: async () =>
    (await cachedArticleIndex()).map((article) => ({
      path: articleHref(article),
      changedAt: article.updatedAt,
    })),
  events: async () =>
    (await cachedEventIndex()).map(({ slug }) => place(href('/career-center/events/[slug]', { slug }))),
  jobs: async () =>
    (await cachedVacancyIndex()).map(({ slug, updatedAt }) => ({
      path: href('/career-center/internship-job-opportunities/[slug]', { slug }),
      changedAt: updatedAt,
    })),
  majors: async () =>
    (await cachedCategories()).map(({ categoryId }) => place(href('/category/[slug]', { slug: categoryId }))),
  questions: async () =>
    (await cachedQuestionIndex()).map(({ id, updatedAt }) => ({
      path: href('/forum/answer/[id]', { id }),
      changedAt: updatedAt,
    })),
  scholarships: async () =>
    (await cachedScholarships()).map((scholarship) => ({
      path: scholarshipHref(scholarship),
      changedAt: scholarship.updatedAt,
    })),
  schools: async () =>
    (await cachedSchoolIndex()).map(({ slug, updatedAt }) => ({
      path: href('/school/[slug]', { slug }),
      changedAt: updatedAt,
    })),
};

export const generateSitemaps = () => Promise.resolve(siteMaps.map((id) => ({ id })));

/** The pages of one kind, each in both languages. */
export default async function sitemap({ id }: { id: Promise<string> }): Promise<MetadataRoute.Sitemap> {
  const asked = await id;
  const kind = offeredSiteMaps().find((each) => each === asked);
  return kind ? (await readers[kind]()).map(entry) : [];
}
