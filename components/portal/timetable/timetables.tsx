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
import type { ChosenMembership } from '@/components/portal/membership/choose-membership';
import { asLesson } from '@/components/school-day/timetable/lesson-view';
import { usePupilLessons } from '@/components/school-day/timetable/use-lessons';
import { WeekView } from '@/components/school-day/timetable/week-view';
import { WorkWeek } from '@/components/school-day/timetable/work-week';
import { TeacherAbsences } from './teacher-absences';

const ExtraLesson = lazyPart(
  () => import('./extra-lesson').then((part) => part.ExtraLesson),
  () => null,
);

/** The week of the page, from the one of today on. */
function useWeek(chosen: ChosenMembership) {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const today = useToday();
  const [chosenDay, setDay] = useState('');
  const day = chosenDay || today;
  const week = day ? weekOf(day) : [];
  const from = week[0] ?? '';
  const title = [t('title'), pickName(chosen.membership, locale), from && formatDate(from, locale)]
    .filter(Boolean)
    .join(' · ');
  const orgId = chosen.membership.organizationId;
  return { shown: { day, today, onDay: setDay }, asked: { orgId, from, to: week[6] ?? '', title } };
}

/** A student's week. */
export function PupilTimetable({ chosen }: { chosen: ChosenMembership }) {
  const { shown, asked } = useWeek(chosen);
  return (
    <QueryState
      query={usePupilLessons({ ...asked, studentId: chosen.studentId ?? '' })}
      skeleton={<SkeletonText lines={10} />}
    >
      {({ value, keptAt }) => (
        <WeekView {...shown} orgId={asked.orgId} keptAt={keptAt} lessons={value.data.map(asLesson)} />
      )}
    </QueryState>
  );
}

/** The week of a teacher, or of the school for its office, with what may be changed. */
export function WorkTimetable({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('teacherAbsence');
  const { shown, asked } = useWeek(chosen);
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
