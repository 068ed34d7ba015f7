import type { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/domain/dates/dates';
import type { Locale } from '@/lib/i18n/locales';

/** Until when one may apply, or that it is too late. The days are ISO days, in Cambodia. */
export const deadlineText = (
  t: ReturnType<typeof useTranslations<'school'>>,
  day: string,
  today: string,
  locale: Locale,
): string => t(day < today ? 'deadline.passed' : 'deadline.open', { date: formatDate(day, locale) });
