import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type ThreadTexts = Pick<Messages, 'form' | 'question' | 'thread'>;

/** The texts of what a reader does below a question, fetched with it. */
export const threadTexts: Record<Locale, () => Promise<ThreadTexts>> = {
  km: async () => ({
    form: (await import('@/messages/km/form.json')).default,
    question: (await import('@/messages/km/question.json')).default,
    thread: (await import('@/messages/km/thread.json')).default,
  }),
  en: async () => ({
    form: (await import('@/messages/en/form.json')).default,
    question: (await import('@/messages/en/question.json')).default,
    thread: (await import('@/messages/en/thread.json')).default,
  }),
};
