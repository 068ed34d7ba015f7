import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** The texts of a comparison, fetched with it. */
export const comparisonTexts: Record<Locale, () => Promise<Pick<Messages, 'comparison' | 'admissionRule'>>> =
  {
    km: async () => ({
      comparison: (await import('@/messages/km/schools/comparison.json')).default,
      admissionRule: (await import('@/messages/km/schools/admissionRule.json')).default,
    }),
    en: async () => ({
      comparison: (await import('@/messages/en/schools/comparison.json')).default,
      admissionRule: (await import('@/messages/en/schools/admissionRule.json')).default,
    }),
  };
