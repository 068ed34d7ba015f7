import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { textPictureOf } from '@/lib/domain/articles/title-picture';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickName } from '@/lib/i18n/pick';
import { cachedCategories } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';

/** Title and description of a major's page. */
export async function categoryMetadata({ slug }: { slug: string }): Promise<Metadata> {
  const major = (await cachedCategories()).find(({ categoryId }) => categoryId === slug);
  if (!major) return { title: (await getTranslations('feedback'))('error.404.title') };
  const t = await getTranslations('category');
  const locale = await getLocale();
  const name = pickName(major, locale);
  return pageMetadata({
    path: href('/category/[slug]', { slug }),
    title: name,
    description: t('detail.description', { major: name }),
    image: textPictureOf('major', slug, locale),
    indexable: true,
  });
}
