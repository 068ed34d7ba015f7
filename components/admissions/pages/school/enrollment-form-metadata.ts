import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickName } from '@/lib/i18n/pick';
import { placePictureOf } from '@/lib/domain/schools/place-picture';
import { cachedSchool } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';

export async function enrollmentFormMetadata({ slug }: { slug: string }): Promise<Metadata> {
  const school = await cachedSchool(slug);
  if (!school) return { title: (await getTranslations('feedback'))('error.404.title') };
  const t = await getTranslations('enrollment');
  const locale = await getLocale();
  return pageMetadata({
    path: href('/school/[slug]/enrollment-form', { slug: school.slug }),
    title: t('title', { school: pickName(school, locale) }),
    image: placePictureOf('school', school.slug, locale),
  });
}
