import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** The texts of the import, fetched when staff open it. */
export const importTexts: Record<Locale, () => Promise<Pick<Messages, 'applicationImport'>>> = {
  km: async () => ({ applicationImport: (await import('@/messages/km/applicationImport.json')).default }),
  en: async () => ({ applicationImport: (await import('@/messages/en/applicationImport.json')).default }),
};

/** Those of a list of results, which is imported in the same way. */
export const resultListTexts: Record<
  Locale,
  () => Promise<Pick<Messages, 'applicationImport' | 'resultList'>>
> = {
  km: async () => ({
    ...(await importTexts.km()),
    resultList: (await import('@/messages/km/resultList.json')).default,
  }),
  en: async () => ({
    ...(await importTexts.en()),
    resultList: (await import('@/messages/en/resultList.json')).default,
  }),
};
