import { useTranslations } from 'next-intl';
import { onTwelveHours } from '@/lib/domain/dates/clock-time';
import { contactHours } from '@/lib/domain/limits';

/** When somebody answers, as people say it. */
export const useContactHours = (): string => {
  const t = useTranslations('layouts.footer');
  return t('hours', {
    opens: onTwelveHours(contactHours.opensAt),
    closes: onTwelveHours(contactHours.closesAt),
  });
};
