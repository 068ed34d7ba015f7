import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickName } from '@/lib/i18n/pick';
import { cachedSchool } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';

export async function enrollmentFormMetadata({ slug }: { slug: string }): Promise<Metadata> {
  const school = await cachedSchool(slug);
  if (!school) return { title: (await getTranslations('feedback'))('error.404.title') };
  const t = await getTranslations('enrollment');
  return pageMetadata({
    path: href('/school/[slug]/enrollment-form', { slug: school.slug }),
    title: t('title', { school: pickName(school, await getLocale()) }),
  });
}
