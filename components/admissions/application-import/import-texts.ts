import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type Texts = Pick<Messages, 'applicationImport' | 'tableImport'>;

/** The texts of the import, fetched when staff open it. */
export const importTexts: Record<Locale, () => Promise<Texts>> = {
  km: async () => ({
    applicationImport: (await import('@/messages/km/admissions/applicationImport.json')).default,
    tableImport: (await import('@/messages/km/core/tableImport.json')).default,
  }),
  en: async () => ({
    applicationImport: (await import('@/messages/en/admissions/applicationImport.json')).default,
    tableImport: (await import('@/messages/en/core/tableImport.json')).default,
  }),
};

type ResultTexts = Pick<Messages, 'resultList' | 'tableImport'>;

/** Those of a list of results. */
export const resultListTexts: Record<Locale, () => Promise<ResultTexts>> = {
  km: async () => ({
    resultList: (await import('@/messages/km/admissions/resultList.json')).default,
    tableImport: (await import('@/messages/km/core/tableImport.json')).default,
  }),
  en: async () => ({
    resultList: (await import('@/messages/en/admissions/resultList.json')).default,
    tableImport: (await import('@/messages/en/core/tableImport.json')).default,
  }),
};
