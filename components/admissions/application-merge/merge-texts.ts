import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** The texts of duplicates, fetched when staff open them. */
export const mergeTexts: Record<Locale, () => Promise<Pick<Messages, 'merging' | 'education'>>> = {
  km: async () => ({
    merging: (await import('@/messages/km/admissions/merging.json')).default,
    education: (await import('@/messages/km/core/education.json')).default,
  }),
  en: async () => ({
    merging: (await import('@/messages/en/admissions/merging.json')).default,
    education: (await import('@/messages/en/core/education.json')).default,
  }),
};
