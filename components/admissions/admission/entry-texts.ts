import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type EntryTexts = Pick<Messages, 'entry' | 'admissionRule' | 'education'>;

/** The texts of "Can I get in?", fetched when somebody asks. */
export const entryTexts: Record<Locale, () => Promise<EntryTexts>> = {
  km: async () => ({
    entry: (await import('@/messages/km/entry.json')).default,
    admissionRule: (await import('@/messages/km/admissionRule.json')).default,
    education: (await import('@/messages/km/education.json')).default,
  }),
  en: async () => ({
    entry: (await import('@/messages/en/entry.json')).default,
    admissionRule: (await import('@/messages/en/admissionRule.json')).default,
    education: (await import('@/messages/en/education.json')).default,
  }),
};
