import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type LookupTexts = Pick<Messages, 'applicationLookup'>;

/** The texts of an answer to a reference code, fetched when somebody asks. */
export const lookupTexts: Record<Locale, () => Promise<LookupTexts>> = {
  km: async () => ({
    applicationLookup: (await import('@/messages/km/admissions/applicationLookup.json')).default,
  }),
  en: async () => ({
    applicationLookup: (await import('@/messages/en/admissions/applicationLookup.json')).default,
  }),
};
