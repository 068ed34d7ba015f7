import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type ApplyTexts = Pick<Messages, 'form' | 'jobApply' | 'jobTurn' | 'upload'>;

/** The texts of applying, fetched when somebody applies. */
export const jobApplyTexts: Record<Locale, () => Promise<ApplyTexts>> = {
  km: async () => ({
    form: (await import('@/messages/km/core/form.json')).default,
    jobApply: (await import('@/messages/km/careers/jobApply.json')).default,
    jobTurn: (await import('@/messages/km/core/jobTurn.json')).default,
    upload: (await import('@/messages/km/core/upload.json')).default,
  }),
  en: async () => ({
    form: (await import('@/messages/en/core/form.json')).default,
    jobApply: (await import('@/messages/en/careers/jobApply.json')).default,
    jobTurn: (await import('@/messages/en/core/jobTurn.json')).default,
    upload: (await import('@/messages/en/core/upload.json')).default,
  }),
};
