'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LessonList } from '@/components/school-day/timetable/lesson-list';
import type { LessonView } from '@/components/school-day/timetable/lesson-view';
import { dayTitle } from '@/components/ui/calendar/calendar-names';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Href } from '@/lib/routes/href';

export interface DayProps {
  today: string;
  title: ReactNode;
  /** Below the lessons. */
  children?: ReactNode;
}

interface DayLessonsProps<Lesson extends LessonView> extends DayProps {
  /** In the order in which they are shown. */
  lessons: readonly Lesson[];
  hrefOf?: (lesson: Lesson) => Href;
  noteOf?: (lesson: Lesson) => string | null;
  /** The school, where lessons of several stand in one list. */
  placeOf?: (lesson: Lesson) => string | null;
}

const dayOf = ({ startsAt }: LessonView) => dayInCambodia(startsAt);

/** The lessons of today; without any also those of the next day that has some. */
export function DayLessons<Lesson extends LessonView>(props: DayLessonsProps<Lesson>) {
  const { lessons, today, title, children, ...ofLesson } = props;
  const t = useTranslations('portal.day');
  const words = useTranslations('timetable');
  const locale = useLocale();
  const todays = lessons.filter((lesson) => dayOf(lesson) === today);
  const next =
    todays.length === 0
      ? lessons
          .filter((each) => dayOf(each) > today && each.state === 'planned')
          .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))[0]
      : undefined;
  const nextDay = next && dayOf(next);
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <LessonList empty={words('free')} lessons={todays} {...ofLesson} />
      {nextDay && (
        <>
          <h3 className="font-semibold">{t('nextDay', { day: dayTitle(nextDay, locale) })}</h3>
          <LessonList
            empty={words('free')}
            lessons={lessons.filter((lesson) => dayOf(lesson) === nextDay)}
            {...ofLesson}
          />
        </>
      )}
      {children}
    </section>
  );
}
