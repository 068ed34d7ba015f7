import type { ArticleSummary } from '@/lib/contract/articles/articles';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import type { Locale } from '@/lib/i18n/locales';

type Bilingual = Pick<
  ArticleSummary,
  | `${'title' | 'description' | 'place' | 'provider' | 'author' | 'coverAlt' | 'tags' | 'minutes'}_${'en' | 'kh'}`
  | 'publishedIn'
>;

/** The language of the text for a reader: the page's own if the article is published in it. */
export const shownLanguage = (
  { publishedIn }: Pick<ArticleSummary, 'publishedIn'>,
  locale: Locale,
): Locale => {
  if (publishedIn === 'both') return locale;
  return publishedIn === 'en' ? 'en' : 'km';
};

/** The texts of an article for a page's language; titles exist in both. */
export function textOf(article: Bilingual, locale: Locale) {
  const shownIn = shownLanguage(article, locale);
  const own = locale === 'en' ? 'en' : 'kh';
  const pick = (name: 'title' | 'description' | 'place' | 'provider' | 'author' | 'coverAlt') =>
    joinCompounds(article[`${name}_${own}`] || article[`${name}_kh`] || article[`${name}_en`]);
  return {
    shownIn,
    title: pick('title'),
    description: pick('description'),
    place: pick('place'),
    provider: pick('provider'),
    author: pick('author'),
    coverAlt: pick('coverAlt'),
    tags: article[`tags_${own}`],
    minutes: shownIn === 'en' ? article.minutes_en : article.minutes_kh,
  };
}
