import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type ThreadTexts = Pick<Messages, 'form' | 'question' | 'thread'>;

/** The texts of what a reader does below a question, fetched with it. */
export const threadTexts: Record<Locale, () => Promise<ThreadTexts>> = {
  km: async () => ({
    form: (await import('@/messages/km/core/form.json')).default,
    question: (await import('@/messages/km/questions/question.json')).default,
    thread: (await import('@/messages/km/questions/thread.json')).default,
  }),
  en: async () => ({
    form: (await import('@/messages/en/core/form.json')).default,
    question: (await import('@/messages/en/questions/question.json')).default,
    thread: (await import('@/messages/en/questions/thread.json')).default,
  }),
};
