'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { weekOf } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { asLesson, type LessonView } from '@/components/school-day/timetable/lesson-view';
import { shownDay, weekendSpan } from '@/components/school-day/timetable/use-shown-day';
import { usePupilLessons, useWorkLessons } from '@/components/school-day/timetable/use-lessons';
import { WeekView } from '@/components/school-day/timetable/week-view';
import { WorkWeek } from '@/components/school-day/timetable/work-week';
import { TeacherAbsences } from './teacher-absences';

const ExtraLesson = lazyPart(
  () => import('./extra-lesson').then((part) => part.ExtraLesson),
  () => null,
);

const isAhead = ({ state }: Pick<LessonView, 'state'>) => state === 'planned' || state === 'running';

/** The school and the words of a page's paper, for the days that it asks for. */
function useAsked(chosen: ChosenMembership) {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const orgId = chosen.membership.organizationId;
  return (from: string, to: string) => ({
    orgId,
    from,
    to,
    title: [t('title'), pickName(chosen.membership, locale), from && formatDate(from, locale)]
      .filter(Boolean)
      .join(' · '),
  });
}

/** The week of the page, from the one of `first` on. */
function useWeek(chosen: ChosenMembership, first: string) {
  const today = useToday();
  const asked = useAsked(chosen);
  const [chosenDay, setDay] = useState('');
  const day = chosenDay || first;
  const week = day ? weekOf(day) : [];
  return { shown: { day, today, onDay: setDay }, asked: asked(week[0] ?? '', week[6] ?? '') };
}

/** A student's week. */
export function PupilTimetable({ chosen }: { chosen: ChosenMembership }) {
  const today = useToday();
  const studentId = chosen.studentId ?? '';
  const weekend = weekendSpan(today);
  const rest = usePupilLessons({ ...useAsked(chosen)(weekend.from, weekend.to), studentId });
  const first = shownDay(today, rest, ({ value }) => value.data.map(asLesson).some(isAhead));
  const { shown, asked } = useWeek(chosen, first);
  return (
    <QueryState query={usePupilLessons({ ...asked, studentId })} skeleton={<SkeletonText lines={10} />}>
      {({ value, keptAt }) => (
        <WeekView {...shown} orgId={asked.orgId} keptAt={keptAt} lessons={value.data.map(asLesson)} />
      )}
    </QueryState>
  );
}

/** The week of a teacher, or of the school for its office, with what may be changed. */
export function WorkTimetable({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('teacherAbsence');
  const today = useToday();
  const weekend = weekendSpan(today);
  const rest = useWorkLessons(useAsked(chosen)(weekend.from, weekend.to));
  const first = shownDay(today, rest, ({ value }) => value.data.some(isAhead));
  const { shown, asked } = useWeek(chosen, first);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button
        className="justify-self-start print:hidden"
        disabled={shown.today === ''}
        onClick={() => setAdding(true)}
      >
        {t('extra')}
      </Button>
      <WorkWeek asked={asked} shown={shown} isOffice={chosen.membership.kind === 'office'} />
      <TeacherAbsences chosen={chosen} />
      {isAdding && <ExtraLesson orgId={asked.orgId} today={shown.today} onClose={() => setAdding(false)} />}
    </>
  );
}
