import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** The texts of the large pictures: few readers open them, so no page contains them. */
export const pictureTexts: Record<Locale, () => Promise<Pick<Messages, 'schoolPictures'>>> = {
  km: async () => ({ schoolPictures: (await import('@/messages/km/schools/schoolPictures.json')).default }),
  en: async () => ({ schoolPictures: (await import('@/messages/en/schools/schoolPictures.json')).default }),
};
