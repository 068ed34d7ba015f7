'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AsKept } from '@/components/feedback/as-kept';
import { Button } from '@/components/ui/button';
import { WeekCalendar } from '@/components/ui/calendar/week-calendar';
import { Icon } from '@/components/ui/icon';
import { weekOf } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { LessonList } from './lesson-list';
import { classOf } from './lesson-names';
import type { LessonView } from './lesson-view';
import { useWeekHolidays } from './use-week-holidays';

export interface WeekViewProps {
  orgId: string;
  lessons: readonly LessonView[];
  keptAt: number | null;
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** A week of lessons with its holidays and what is cancelled, those of the day as a list, and a way to print them. */
export function WeekView({ orgId, lessons, keptAt, day, today, onDay }: WeekViewProps) {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const holidays = useWeekHolidays(orgId, day);
  const isThisWeek = day !== '' && weekOf(day).includes(today);
  const noteOf = (lesson: LessonView) => {
    const { state, room, cancelReason } = lesson;
    if (state === 'cancelled') return [t('cancelled'), cancelReason].filter(Boolean).join(' · ');
    const now = state === 'running' && t('running');
    return [now, classOf(lesson, locale), room].filter(Boolean).join(' · ');
  };
  return (
    <>
      <AsKept keptAt={keptAt} />
      {isThisWeek && (
        <section className="grid gap-3 lg:hidden print:hidden">
          <h2 className="text-lg font-semibold">{t('today')}</h2>
          <LessonList
            lessons={lessons.filter(({ startsAt }) => dayInCambodia(startsAt) === today)}
            empty={t('free')}
          />
        </section>
      )}
      <WeekCalendar
        level={2}
        label={t('title')}
        day={day}
        onDay={onDay}
        today={today}
        none={t('none')}
        events={[
          ...holidays,
          ...lessons.map((lesson) => ({
            id: lesson.sessionId,
            title: pickName(lesson, locale),
            start: lesson.startsAt,
            end: lesson.endsAt,
            note: noteOf(lesson),
            subject: lesson.courseId,
            ...(lesson.state === 'cancelled' && { tone: 'danger' as const, isOff: true }),
          })),
        ]}
        actions={
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11 print:hidden"
            onClick={() => window.print()}
          >
            <Icon name="printer" className="size-5" />
            <span className="sr-only sm:not-sr-only">{t('print')}</span>
          </Button>
        }
      />
    </>
  );
}
