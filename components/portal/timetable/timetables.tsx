'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Lesson } from '@/components/admissions/class-desk/lesson';
import { QueryState } from '@/components/feedback/query-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { weekOf } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import type { ChosenMembership } from '@/components/portal/membership/choose-membership';
import { lessonTitle, lessonWhen } from '@/components/school-day/timetable/lesson-names';
import { asLesson } from './lesson-view';
import { usePupilLessons, useWorkLessons } from './use-lessons';
import { WeekView } from './week-view';

/** The week of the page, from the one of today on. */
function useWeek(chosen: ChosenMembership) {
  const t = useTranslations('portal.timetable');
  const locale = useLocale();
  const today = useToday();
  const [chosenDay, setDay] = useState('');
  const day = chosenDay || today;
  const week = day ? weekOf(day) : [];
  const from = week[0] ?? '';
  const title = [t('title'), pickName(chosen.membership, locale), from && formatDate(from, locale)]
    .filter(Boolean)
    .join(' · ');
  return { shown: { day, today, onDay: setDay }, asked: { chosen, from, to: week[6] ?? '', title } };
}

const skeleton = <SkeletonText lines={10} />;

/** A student's week. */
export function PupilTimetable({ chosen }: { chosen: ChosenMembership }) {
  const { shown, asked } = useWeek(chosen);
  return (
    <QueryState query={usePupilLessons(asked)} skeleton={skeleton}>
      {({ value, keptAt }) => <WeekView {...shown} keptAt={keptAt} lessons={value.data.map(asLesson)} />}
    </QueryState>
  );
}

/** The week of a teacher, or of the school for its office, with what may be changed. */
export function WorkTimetable({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal.timetable');
  const locale = useLocale();
  const { shown, asked } = useWeek(chosen);
  return (
    <QueryState query={useWorkLessons(asked)} skeleton={skeleton}>
      {({ value: { data }, keptAt }) => {
        const planned = data.filter(({ state }) => state === 'planned');
        return (
          <>
            <WeekView {...shown} keptAt={keptAt} lessons={data} />
            {keptAt === null && planned.length > 0 && (
              <section className="print:hidden">
                <h2 className="text-lg font-semibold">{t('change')}</h2>
                <p className="text-muted">{t('changeLead')}</p>
                {planned.map((lesson) => (
                  <details key={lesson.sessionId} className="border-b border-border py-2">
                    <summary className="cursor-pointer py-1.5">
                      {lessonWhen(lesson, locale)} · {lessonTitle(lesson, locale)}
                    </summary>
                    <ul>
                      <Lesson schoolId={chosen.membership.organizationId} lesson={lesson} />
                    </ul>
                  </details>
                ))}
              </section>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
