import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import type { Tone } from '@/components/ui/tone';
import { scheduleApi } from '@/lib/api/schedule';
import type { Holiday } from '@/lib/contract/events/holidays';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import type { YearRow } from './year-line';
import { holidayRanges } from './year-rows';

/** Holidays as rows of a year; days in a row are one. @param isSchool a school changes its own days alone */
export function useHolidayRows(orgId: string, isSchool: boolean) {
  const t = useTranslations('eventDesk.year');
  const locale = useLocale();
  const remove = useWrite(scheduleApi.holidays.remove);
  const badgeOf = ({ isExpected, organizationId }: Holiday): { text: string; tone: Tone } | undefined => {
    if (isExpected) return { text: t('expected'), tone: 'warning' };
    if (!isSchool) return undefined;
    return organizationId === null
      ? { text: t('public'), tone: 'neutral' }
      : { text: t('kind.holiday'), tone: 'accent' };
  };
  const rowOf = (holiday: Holiday): YearRow => ({
    key: holiday.holidayId,
    name: pickText(holiday.name, locale),
    when: formatDate(holiday.day, locale),
    startsOn: holiday.day,
    badge: badgeOf(holiday),
    ...(isSchool === (holiday.organizationId !== null) && {
      remove: () => remove.send({ params: { orgId, id: holiday.holidayId } }),
    }),
  });
  return (holidays: readonly Holiday[]): YearRow[] =>
    holidayRanges(holidays).map(({ days, first, startsOn, endsOn }) => {
      const row = rowOf(first);
      if (days.length === 1) return row;
      return {
        key: `${row.key} range`,
        name: row.name,
        badge: row.badge,
        startsOn,
        when: t('span', { from: formatDate(startsOn, locale), to: formatDate(endsOn, locale) }),
        // What nobody can change is not unfolded.
        days: row.remove ? days.map((day) => ({ ...rowOf(day), badge: undefined })) : undefined,
      };
    });
}
