import type { Messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';

/** The texts of notifications, fetched with their list: pages do not contain them. */
export const loadNotificationTexts = async (locale: Locale): Promise<Messages['notification']> =>
  (
    await (locale === 'km'
      ? import('@/messages/km/notices/notification.json')
      : import('@/messages/en/notices/notification.json'))
  ).default;
