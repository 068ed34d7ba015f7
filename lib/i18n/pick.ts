import { joinCompounds } from '@/lib/domain/khmer/compounds';
import type { Locale } from './locales';

/** The text of the page's language, to be read on it; the other one where it is empty. */
export const pickText = (text: { en: string; km: string }, locale: Locale): string =>
  joinCompounds(text[locale] || text.km || text.en);

/** A record's name in the page's language, to be read on it; the other one where it is empty. */
export const pickName = (record: { name: string; nameNative: string }, locale: Locale): string =>
  joinCompounds((locale === 'km' ? record.nameNative : record.name) || record.name || record.nameNative);
