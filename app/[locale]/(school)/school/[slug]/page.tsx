import { getLocale, getTranslations } from 'next-intl/server';
import { SchoolDetailScreen } from '@/components/screens/school/school-detail-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickName, pickText } from '@/lib/i18n/pick';
import { cachedPartners, cachedSchool } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';

// A shell without its school would be empty.
export const instant = false;
export async function generateStaticParams() {
  const slugs = (await cachedPartners(2)).data.map(({ slug }) => ({ slug }));
  return slugs.length > 0 ? slugs : [{ slug: '-' }];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/school/[slug]'>) {
  const school = await cachedSchool((await params).slug);
  if (!school) return { title: (await getTranslations('feedback.error.404'))('title') };
  const [locale, path] = [await getLocale(), href('/school/[slug]', { slug: school.slug })];
  const texts = { title: pickName(school, locale), description: pickText(school.tagline, locale) };
  return pageMetadata({ path, ...texts, indexable: true });
}

export default async function Page({ params }: PageProps<'/[locale]/school/[slug]'>) {
  return <SchoolDetailScreen slug={(await params).slug} />;
}
