import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { localText } from '@/components/site/help/site-text';
import { textPictureOf } from '@/lib/domain/articles/title-picture';
import { pageMetadata } from '@/lib/i18n/metadata';
import { helpHref } from '@/lib/routes/help-places';
import { cachedSiteTexts } from '@/lib/query/articles';

export async function helpMetadata(slug: string): Promise<Metadata> {
  const text = (await cachedSiteTexts('help')).find((each) => each.slug === slug);
  if (!text) return { title: (await getTranslations('feedback'))('error.404.title') };
  const locale = await getLocale();
  const { title, description } = localText(text, locale);
  return pageMetadata({
    path: helpHref(slug),
    title,
    description,
    image: textPictureOf('help', slug, locale),
    indexable: true,
  });
}
