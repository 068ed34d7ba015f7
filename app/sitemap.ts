import type { MetadataRoute } from 'next';
import { alternatesOf } from '@/lib/i18n/metadata';
import { cachedSchoolIndex } from '@/lib/query/catalogue';
import { href, type Href } from '@/lib/routes/href';
import { indexablePaths } from '@/lib/routes/page-texts';

const entry = (path: Href): MetadataRoute.Sitemap[number] => {
  const { canonical, languages } = alternatesOf(path, 'km');
  return { url: canonical, alternates: { languages } };
};

/** The public pages that are for everybody, and every school; each in both languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const schools = await cachedSchoolIndex();
  return [
    ...indexablePaths().map(entry),
    ...schools.map(({ slug }) => entry(href('/school/[slug]', { slug }))),
  ];
}
