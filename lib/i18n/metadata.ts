import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { withoutJoins } from '@/lib/domain/unbroken';
import { sharePictureLimits } from '@/lib/domain/limits';
import { siteOrigin } from '@/lib/env/public-settings';
import type { Href } from '@/lib/routes/href';
import { type Locale, localizePath, openGraphLocales } from './locales';

export const productName = 'Sala';

const pictureSize = { width: sharePictureLimits.widthPx, height: sharePictureLimits.heightPx };

interface PageMetadata {
  /** The page's own address, for its canonical and alternate links. */
  path: Href;
  title: string;
  /** The site's own when there is none. */
  description?: string;
  /** Path of the picture for shared links, 1200 × 630. */
  image?: string;
  /** Public pages only; all others are not indexed. */
  indexable?: boolean;
  type?: 'website' | 'article' | 'profile';
}

const absolute = (path: Href, locale: Locale) => new URL(localizePath(path, locale), siteOrigin()).href;

/** Canonical address and the hreflang set (`km`, `en`, `x-default`) of a page. */
export const alternatesOf = (path: Href, locale: Locale) => ({
  canonical: absolute(path, locale),
  languages: { km: absolute(path, 'km'), en: absolute(path, 'en'), 'x-default': absolute(path, 'km') },
});

/** Metadata of one page; the title gets the product's name from the root layout's template. */
export async function pageMetadata(page: PageMetadata): Promise<Metadata> {
  const locale = await getLocale();
  const alternates = alternatesOf(page.path, locale);
  const title = withoutJoins(page.title);
  const description = page.description && withoutJoins(page.description);
  return {
    title,
    // Left out, so that the site's own description stays; undefined would remove it.
    ...(description && { description }),
    alternates,
    robots: { index: page.indexable ?? false, follow: page.indexable ?? false },
    openGraph: {
      type: page.type ?? 'website',
      siteName: productName,
      title,
      description,
      url: alternates.canonical,
      locale: openGraphLocales[locale],
      images: page.image && { url: page.image, ...pictureSize },
    },
    twitter: { card: page.image ? 'summary_large_image' : 'summary' },
  };
}
