import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** The texts of refusals, fetched when a signed-in reader sees what can be sent. */
export const formTexts: Record<Locale, () => Promise<Pick<Messages, 'form'>>> = {
  km: async () => ({ form: (await import('@/messages/km/core/form.json')).default }),
  en: async () => ({ form: (await import('@/messages/en/core/form.json')).default }),
};
