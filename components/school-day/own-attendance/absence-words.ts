import { useLocale, useTranslations } from 'next-intl';
import type { Absence } from '@/lib/contract/school-day/absence-notices';
import { formatDate, formatHours, formatMinute } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

/** When an absence is, and what is said of it. */
export function useAbsenceWords() {
  const t = useTranslations('absence');
  const locale = useLocale();
  return {
    when: ({ fromDay, toDay, lesson }: Pick<Absence, 'fromDay' | 'toDay' | 'lesson'>): string => {
      const from = formatDate(fromDay, locale);
      if (lesson) return `${from} ${formatHours(lesson.startsAt, lesson.endsAt)} ${pickName(lesson, locale)}`;
      return fromDay === toDay ? from : t('days', { from, to: formatDate(toDay, locale) });
    },
    why: ({ reason, note }: Pick<Absence, 'reason' | 'note'>): string =>
      [t(`reasons.${reason}`), note].filter(Boolean).join(' – '),
    said: ({ by, at }: Pick<Absence, 'by' | 'at'>): string =>
      t('saidAt', { by: t(`by.${by}`), at: formatMinute(at, locale) }),
  };
}
