import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type ApplyTexts = Pick<Messages, 'form' | 'jobApply' | 'jobTurn' | 'upload'>;

/** The texts of applying, fetched when somebody applies. */
export const jobApplyTexts: Record<Locale, () => Promise<ApplyTexts>> = {
  km: async () => ({
    form: (await import('@/messages/km/form.json')).default,
    jobApply: (await import('@/messages/km/jobApply.json')).default,
    jobTurn: (await import('@/messages/km/jobTurn.json')).default,
    upload: (await import('@/messages/km/upload.json')).default,
  }),
  en: async () => ({
    form: (await import('@/messages/en/form.json')).default,
    jobApply: (await import('@/messages/en/jobApply.json')).default,
    jobTurn: (await import('@/messages/en/jobTurn.json')).default,
    upload: (await import('@/messages/en/upload.json')).default,
  }),
};
