import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type EntryTexts = Pick<Messages, 'entry' | 'admissionRule' | 'education'>;

/** The texts of "Can I get in?", fetched when somebody asks. */
export const entryTexts: Record<Locale, () => Promise<EntryTexts>> = {
  km: async () => ({
    entry: (await import('@/messages/km/admissions/entry.json')).default,
    admissionRule: (await import('@/messages/km/schools/admissionRule.json')).default,
    education: (await import('@/messages/km/core/education.json')).default,
  }),
  en: async () => ({
    entry: (await import('@/messages/en/admissions/entry.json')).default,
    admissionRule: (await import('@/messages/en/schools/admissionRule.json')).default,
    education: (await import('@/messages/en/core/education.json')).default,
  }),
};
