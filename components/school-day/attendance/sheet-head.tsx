'use client';

import { useLocale, useTranslations } from 'next-intl';
import { classOf } from '@/components/school-day/timetable/lesson-names';
import { shortDayTitle } from '@/components/ui/calendar/calendar-names';
import { cn } from '@/components/ui/cn';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { dayInCambodia, formatHours } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import type { AttendanceSheet } from './use-sheet';
import { Changing } from '@/components/ui/changing';

interface SheetHeadProps {
  lesson: ClassSession;
  inDialog: boolean;
  /** Not given where nobody is in the course. */
  marked?: { done: number; count: number };
  sheet?: AttendanceSheet;
}

/** Which lesson a sheet is of and how far it is; it stays in sight while one scrolls through the names. */
export function SheetHead({ lesson, inDialog, marked, sheet }: SheetHeadProps) {
  const t = useTranslations('attendance');
  const locale = useLocale();
  return (
    <div
      className={cn(
        'sheet-bar sticky z-20 border-b border-border py-1.5 dense-lines',
        inDialog
          ? 'top-0 -mx-5 bg-surface px-5 sm:-mx-6 sm:px-6'
          : 'top-16 -mx-4 bg-background px-4 sm:-mx-6 sm:px-6',
      )}
    >
      <div className="flex items-baseline justify-between gap-x-3">
        <h2 className="min-w-0 text-base font-semibold dense-lines">
          {pickName(lesson, locale)} <span className="text-accent-text">{classOf(lesson, locale)}</span>
        </h2>
        {marked && (
          <p className="shrink-0 whitespace-nowrap text-sm font-semibold tabular-nums">
            <Changing value={t('markedOf', marked)} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-sm dense-lines text-muted">
        <p>
          <span className="whitespace-nowrap">{shortDayTitle(dayInCambodia(lesson.startsAt), locale)}</span>
          {' · '}
          <span className="whitespace-nowrap tabular-nums">
            {formatHours(lesson.startsAt, lesson.endsAt)}
          </span>
          {' · '}
          <span className="whitespace-nowrap">{lesson.room}</span>
        </p>
        {sheet && (
          <p role="status" className={sheet.waiting > 0 ? 'text-warning' : undefined}>
            {sheet.waiting > 0 && t('waiting', { count: sheet.waiting })}
            {sheet.waiting + sheet.chosen === 0 && t('stored')}
          </p>
        )}
      </div>
    </div>
  );
}
