import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { joinTexts } from '@/lib/i18n/join-texts';

type RevisionMessages = Pick<Messages, 'revision' | 'form'>;

/** The texts of the dialog, fetched with it: no page contains them for a form that few people open. */
export const loadRevisionMessages: Record<Locale, () => Promise<RevisionMessages>> = {
  km: async () => ({
    revision: joinTexts((await import('@/messages/km/schools/revision.json')).default),
    form: joinTexts((await import('@/messages/km/core/form.json')).default),
  }),
  en: async () => ({
    revision: (await import('@/messages/en/schools/revision.json')).default,
    form: (await import('@/messages/en/core/form.json')).default,
  }),
};
