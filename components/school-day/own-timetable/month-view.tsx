'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Agenda } from '@/components/ui/calendar/agenda';
import { MonthCalendar } from '@/components/ui/calendar/month-calendar';
import type { CalendarEvent } from '@/components/ui/calendar/calendar-event';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { scheduleApi } from '@/lib/api/schedule';
import { addDays, weeksOfMonth } from '@/lib/domain/calendar-days';
import { pickName, pickText } from '@/lib/i18n/pick';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { asLesson, type LessonView } from '@/components/school-day/timetable/lesson-view';
import { usePupilLessons, useWorkLessons } from '@/components/school-day/timetable/use-lessons';

/** The weeks of the shown month. */
function useMonth(chosen: ChosenMembership) {
  const t = useTranslations('portal.pages');
  const today = useToday();
  const [chosenDay, setDay] = useState('');
  const day = chosenDay || today;
  const days = day ? weeksOfMonth(day).flat() : [];
  const [from, to] = [days[0] ?? '', days.at(-1) ?? ''];
  const events = useQuery({
    ...scheduleApi.calendars.events.queryOptions({
      params: { orgId: chosen.membership.organizationId },
      query: { from, to },
    }),
    enabled: from !== '',
  });
  return {
    shown: { day, today, onDay: setDay, others: events.data?.data ?? [] },
    asked: { orgId: chosen.membership.organizationId, from, to, title: t('calendar') },
  };
}

interface MonthProps extends Pick<ReturnType<typeof useMonth>, 'shown'> {
  lessons: readonly LessonView[];
  keptAt: number | null;
}

function Month({ shown: { others, ...month }, lessons, keptAt }: MonthProps) {
  const t = useTranslations('portal');
  const lessonWords = useTranslations('timetable');
  const locale = useLocale();
  const events: CalendarEvent[] = [
    ...lessons.map((lesson) => ({
      id: lesson.sessionId,
      title: pickName(lesson, locale),
      start: lesson.startsAt,
      end: lesson.endsAt,
      note: lesson.state === 'cancelled' ? lessonWords('cancelled') : lesson.room,
      subject: lesson.courseId,
      ...(lesson.state === 'cancelled' && { tone: 'danger' as const, isOff: true }),
    })),
    ...others.map((event) => ({
      id: event.eventId,
      title: pickText(event.title, locale),
      start: event.startsAt,
      end: event.endsAt,
      note: pickText(event.place, locale),
      tone: 'accent' as const,
    })),
  ];
  return (
    <>
      <AsKept keptAt={keptAt} />
      <MonthCalendar level={2} label={t('pages.calendar')} events={events} {...month} />
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{t('calendar.next')}</h2>
        <Agenda
          label={t('calendar.next')}
          from={month.today}
          events={events.filter(({ start }) => start < addDays(month.today, 14))}
          empty={<Empty title={t('calendar.none')}>{t('calendar.noneBody')}</Empty>}
        />
      </section>
    </>
  );
}

const skeleton = <SkeletonText lines={10} />;

/** A student's month. */
export function PupilCalendar({ chosen }: { chosen: ChosenMembership }) {
  const { shown, asked } = useMonth(chosen);
  return (
    <QueryState query={usePupilLessons({ ...asked, studentId: chosen.studentId ?? '' })} skeleton={skeleton}>
      {({ value, keptAt }) => <Month shown={shown} keptAt={keptAt} lessons={value.data.map(asLesson)} />}
    </QueryState>
  );
}

/** The month of a teacher, or of the school for its office. */
export function WorkCalendar({ chosen }: { chosen: ChosenMembership }) {
  const { shown, asked } = useMonth(chosen);
  return (
    <QueryState query={useWorkLessons(asked)} skeleton={skeleton}>
      {({ value, keptAt }) => <Month shown={shown} keptAt={keptAt} lessons={value.data} />}
    </QueryState>
  );
}
