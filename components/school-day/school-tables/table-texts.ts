import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type Texts = Pick<Messages, 'schoolTables' | 'tableImport'>;

/** The texts of the import, fetched when somebody opens it. */
export const tableTexts: Record<Locale, () => Promise<Texts>> = {
  km: async () => ({
    schoolTables: (await import('@/messages/km/school-day/schoolTables.json')).default,
    tableImport: (await import('@/messages/km/core/tableImport.json')).default,
  }),
  en: async () => ({
    schoolTables: (await import('@/messages/en/school-day/schoolTables.json')).default,
    tableImport: (await import('@/messages/en/core/tableImport.json')).default,
  }),
};
