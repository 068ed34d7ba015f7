import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickName, pickText } from '@/lib/i18n/pick';
import { cachedSchool } from '@/lib/query/catalogue';
import { placePictureOf } from '@/lib/domain/schools/place-picture';
import { href } from '@/lib/routes/href';

export async function schoolDetailMetadata({ slug }: { slug: string }): Promise<Metadata> {
  const school = await cachedSchool(slug);
  if (!school) return { title: (await getTranslations('feedback'))('error.404.title') };
  const locale = await getLocale();
  return pageMetadata({
    path: href('/school/[slug]', { slug: school.slug }),
    title: pickName(school, locale),
    description: pickText(school.tagline, locale),
    image: placePictureOf('school', school.slug, locale),
    indexable: true,
  });
}
