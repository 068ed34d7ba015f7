import { JsonLd } from '@/components/ui/json-ld';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { siteOrigin } from '@/lib/env/public-settings';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import type { Href } from '@/lib/routes/href';
import { articleHref } from '@/lib/routes/article-places';
import { textOf } from './article-text';

const absolute = (path: Href, locale: Locale) => new URL(localizePath(path, locale), siteOrigin()).href;

const publisher = { '@type': 'Organization', name: 'Sala' };

/** An article, an event or a job in schema.org's format. */
function factsOf(article: ArticleDetail, locale: Locale): Record<string, unknown> {
  const { title, description, place, provider, author, shownIn } = textOf(article, locale);
  const url = absolute(articleHref(article), locale);
  const location = place && { '@type': 'Place', name: place, address: place };
  const offeredBy = provider ? { '@type': 'Organization', name: provider } : publisher;
  if (article.type === 'event' && article.startsAt) {
    return {
      '@type': 'Event',
      name: title,
      description,
      url,
      startDate: article.startsAt,
      ...(article.endsAt && { endDate: article.endsAt }),
      ...(location && { location }),
      organizer: offeredBy,
    };
  }
  if (article.type === 'job' && location) {
    return {
      '@type': 'JobPosting',
      title,
      description,
      url,
      datePosted: article.published_date,
      ...(article.endsAt && { validThrough: article.endsAt }),
      hiringOrganization: offeredBy,
      jobLocation: location,
    };
  }
  return {
    '@type': 'Article',
    headline: title,
    description,
    url,
    inLanguage: shownIn,
    datePublished: article.published_date,
    dateModified: article.updatedAt,
    author: author ? { '@type': 'Organization', name: author } : publisher,
    publisher,
    ...(article.coverUrl && { image: new URL(article.coverUrl, siteOrigin()).href }),
  };
}

interface ArticleJsonLdProps {
  article: ArticleDetail;
  locale: Locale;
}

export const ArticleJsonLd = ({ article, locale }: ArticleJsonLdProps) => (
  <JsonLd data={factsOf(article, locale)} />
);
