import type { SiteText } from '@/lib/contract/articles/site-texts';
import type { Locale } from '@/lib/i18n/locales';

/** A text in the page's language; in the other one when it is empty, and then `lang` is set. */
export function localText(text: SiteText, locale: Locale) {
  const own = locale === 'en' ? text.body_en : text.body_kh;
  const lang: Locale = own ? locale : locale === 'en' ? 'km' : 'en';
  return lang === 'en'
    ? { lang, title: text.title_en, description: text.description_en, body: text.body_en }
    : { lang, title: text.title_kh, description: text.description_kh, body: text.body_kh };
}
