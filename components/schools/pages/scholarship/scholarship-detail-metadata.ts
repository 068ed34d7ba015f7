import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/domain/dates/dates';
import { pagePictureOf } from '@/lib/domain/articles/title-picture';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickText } from '@/lib/i18n/pick';
import { cachedScholarship } from '@/lib/query/scholarships';
import { scholarshipHref } from '@/lib/routes/scholarship-href';

export async function scholarshipDetailMetadata({ slug }: { slug: string }): Promise<Metadata> {
  const scholarship = await cachedScholarship(slug);
  if (!scholarship) return { title: (await getTranslations('feedback'))('error.404.title') };
  const t = await getTranslations('scholarship');
  const locale = await getLocale();
  return pageMetadata({
    path: scholarshipHref(scholarship),
    title: pickText(scholarship.title, locale),
    description: t('detail.description', {
      amount: pickText(scholarship.amount, locale),
      giver: pickText(scholarship.giver, locale),
      date: formatDate(scholarship.deadline, locale),
    }),
    image: pagePictureOf('/scholarship', locale),
    indexable: true,
  });
}
