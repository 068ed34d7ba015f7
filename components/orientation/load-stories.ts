import type { Locale } from '@/lib/i18n/locales';

export type Stories = typeof import('@/messages/en/orientationStories.json');

const files: Record<Locale, () => Promise<{ default: Stories }>> = {
  km: () => import('@/messages/km/orientationStories.json'),
  en: () => import('@/messages/en/orientationStories.json'),
};

/** What is said of every type and interest at length; a file of its own, since a reader needs one type of sixteen. */
export const loadStories = async (locale: Locale): Promise<Stories> => (await files[locale]()).default;
