import type { Locale } from '@/lib/i18n/locales';

export type Stories = typeof import('@/messages/en/orientation/orientationStories.json');

const files: Record<Locale, () => Promise<{ default: Stories }>> = {
  km: () => import('@/messages/km/orientation/orientationStories.json'),
  en: () => import('@/messages/en/orientation/orientationStories.json'),
};

/** The long texts of every type and interest; a separate file, because a reader needs one type of sixteen. */
export const loadStories = async (locale: Locale): Promise<Stories> => (await files[locale]()).default;
