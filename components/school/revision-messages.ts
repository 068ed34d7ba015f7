import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type RevisionMessages = Pick<Messages, 'revision' | 'form'>;

/** The texts of the dialog, fetched with it: no page contains them for a form that few people open. */
export const loadRevisionMessages: Record<Locale, () => Promise<RevisionMessages>> = {
  km: async () => ({
    revision: (await import('@/messages/km/revision.json')).default,
    form: (await import('@/messages/km/form.json')).default,
  }),
  en: async () => ({
    revision: (await import('@/messages/en/revision.json')).default,
    form: (await import('@/messages/en/form.json')).default,
  }),
};
