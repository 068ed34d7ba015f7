import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type ApplyTexts = Pick<Messages, 'form' | 'jobApply' | 'upload'>;

/** The texts of applying, fetched when somebody applies. */
export const jobApplyTexts: Record<Locale, () => Promise<ApplyTexts>> = {
  km: async () => ({
    form: (await import('@/messages/km/form.json')).default,
    jobApply: (await import('@/messages/km/jobApply.json')).default,
    upload: (await import('@/messages/km/upload.json')).default,
  }),
  en: async () => ({
    form: (await import('@/messages/en/form.json')).default,
    jobApply: (await import('@/messages/en/jobApply.json')).default,
    upload: (await import('@/messages/en/upload.json')).default,
  }),
};
