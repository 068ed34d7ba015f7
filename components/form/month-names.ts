import en from 'dayjs/locale/en.js';
import km from 'dayjs/locale/km.js';
import type { Locale } from '@/lib/i18n/locales';

const names: Record<Locale, readonly string[]> = { km: km.months ?? [], en: en.months ?? [] };

/** January first; from dayjs, because browsers' Intl may lack Khmer. */
export const monthNames = (locale: Locale): readonly string[] => names[locale];
