'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AsKept } from '@/components/feedback/as-kept';
import { Button } from '@/components/ui/button';
import { WeekCalendar } from '@/components/ui/calendar/week-calendar';
import { Icon } from '@/components/ui/icon';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { LessonList } from './lesson-list';
import { classOf } from '@/components/school-day/timetable/lesson-names';
import type { LessonView } from './lesson-view';

interface WeekViewProps {
  lessons: readonly LessonView[];
  keptAt: number | null;
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** A week of lessons with what is cancelled, those of the day as a list, and a way to print them. */
export function WeekView({ lessons, keptAt, day, today, onDay }: WeekViewProps) {
  const t = useTranslations('portal');
  const locale = useLocale();
  const noteOf = (lesson: LessonView) => {
    const { state, room, cancelReason } = lesson;
    if (state === 'cancelled') return [t('lessons.cancelled'), cancelReason].filter(Boolean).join(' · ');
    const now = state === 'running' && t('lessons.running');
    return [now, classOf(lesson, locale), room].filter(Boolean).join(' · ');
  };
  return (
    <>
      <AsKept keptAt={keptAt} />
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{t('day.today')}</h2>
        <LessonList
          lessons={lessons.filter(({ startsAt }) => dayInCambodia(startsAt) === today)}
          empty={t('day.free')}
        />
      </section>
      <WeekCalendar
        level={2}
        label={t('timetable.title')}
        day={day}
        onDay={onDay}
        today={today}
        none={t('timetable.none')}
        events={lessons.map((lesson) => ({
          id: lesson.sessionId,
          title: pickName(lesson, locale),
          start: lesson.startsAt,
          end: lesson.endsAt,
          note: noteOf(lesson),
          ...(lesson.state === 'cancelled' && { tone: 'danger' as const }),
          ...(lesson.state === 'running' && { tone: 'success' as const }),
        }))}
      />
      <Button variant="secondary" className="justify-self-start print:hidden" onClick={() => window.print()}>
        <Icon name="printer" className="size-5" />
        {t('timetable.print')}
      </Button>
    </>
  );
}
