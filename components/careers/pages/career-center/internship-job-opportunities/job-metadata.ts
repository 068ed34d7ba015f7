import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { truncateGraphemes } from '@/lib/domain/khmer/khmer';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickText } from '@/lib/i18n/pick';
import { cachedVacancy } from '@/lib/query/vacancies';
import { href } from '@/lib/routes/href';

const descriptionMax = 160;

export async function jobMetadata({ slug }: { slug: string }): Promise<Metadata> {
  const vacancy = await cachedVacancy(slug);
  if (!vacancy) return { title: (await getTranslations('feedback'))('error.404.title') };
  const locale = await getLocale();
  return pageMetadata({
    path: href('/career-center/internship-job-opportunities/[slug]', { slug }),
    title: `${pickText(vacancy.title, locale)} – ${pickText(vacancy.companyName, locale)}`,
    description: truncateGraphemes(pickText(vacancy.description, locale), descriptionMax),
    // Closed ones stay readable, and leave the search engines.
    indexable: vacancy.isOpen,
  });
}
