import { joinCompounds } from '@/lib/domain/khmer/compounds';
import type { Locale } from './locales';

/** The text in the page's language, for display; the other one when it is empty. */
export const pickText = (text: { en: string; km: string }, locale: Locale): string =>
  joinCompounds(text[locale] || text.km || text.en);

/** A record's name in the page's language, for display; the other one when it is empty. */
export const pickName = (record: { name: string; nameNative: string }, locale: Locale): string =>
  joinCompounds((locale === 'km' ? record.nameNative : record.name) || record.name || record.nameNative);
