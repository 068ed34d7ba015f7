'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { changeOf } from '@/components/kits/dashboard/change-words';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/lms/course-shapes';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pipelineLimits } from '@/lib/domain/limits';
import type { ChosenMembership } from '@/components/portal/membership/choose-membership';
import { portalHref } from '@/components/portal/membership/use-portal';
import { DayLessons, type DayProps } from './day-lessons';
import { isUnmarked, ToMark } from './to-mark';

const { changeDays } = pipelineLimits;

/** A teacher's own lessons are few; of a whole school only the day is read. */
const spanOf = (today: string, isTeacher: boolean) =>
  isTeacher
    ? { from: addDays(today, -2 * changeDays), to: addDays(today, changeDays) }
    : { from: today, to: today };

/** The lessons that the day of who works at a school is about. */
export function useWorkDay({ membership: { organizationId: orgId, kind } }: ChosenMembership) {
  const today = useToday();
  const query = useQuery({
    ...lmsApi.classSessions.list.queryOptions({
      params: { orgId },
      query: spanOf(today, kind === 'teacher'),
    }),
    enabled: today !== '',
  });
  return { today, query };
}

/** What is still to be marked, then the lessons of today, of a teacher or of the whole school, and a teacher's week. */
export function WorkDay({ chosen }: { chosen: ChosenMembership }) {
  const words = useTranslations('timetable');
  const { today, query } = useWorkDay(chosen);
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
      {({ data }) => (
        <>
          <ToMark chosen={chosen} lessons={data} />
          <WorkLessons chosen={chosen} lessons={data} today={today} title={words('today')} />
          {chosen.membership.kind === 'teacher' && <WeekTiles lessons={data} today={today} />}
        </>
      )}
    </QueryState>
  );
}

interface LessonsProps {
  chosen: ChosenMembership;
  lessons: readonly ClassSession[];
}

/** The day of who works at a school, each lesson a link to its sheet. */
export function WorkLessons({
  chosen,
  lessons,
  ...day
}: LessonsProps & Pick<DayProps, 'today' | 'title' | 'children'>) {
  const t = useTranslations('portal.day');
  return (
    <DayLessons
      {...day}
      lessons={lessons}
      hrefOf={({ sessionId }) => portalHref(chosen, '/profile/enrolled/attendance', { session: sessionId })}
      noteOf={(lesson) => (isUnmarked(lesson) ? t('notMarked') : null)}
    />
  );
}

/** A teacher's seven days until yesterday against the seven before; what was 0 then and now is left out. */
function WeekTiles({ lessons, today }: Pick<LessonsProps, 'lessons'> & { today: string }) {
  const t = useTranslations('portal.day');
  const tChange = useTranslations('today.change');
  const [week, weekBefore] = [addDays(today, -changeDays), addDays(today, -2 * changeDays)];
  const tiles = (['held', 'cancelled'] as const).flatMap((state) => {
    const countIn = (from: string, until: string) =>
      lessons.filter(({ state: is, startsAt }) => {
        const day = dayInCambodia(startsAt);
        return is === state && day >= from && day < until;
      }).length;
    const [value, old] = [countIn(week, today), countIn(weekBefore, week)];
    return value + old > 0 ? [{ state, value, change: changeOf(value, old) }] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <Tiles>
      {tiles.map(({ state, value, change }) => (
        <Tile
          key={state}
          label={t(`week.${state}`)}
          value={value}
          hint={tChange(change.way, { count: change.count })}
        />
      ))}
    </Tiles>
  );
}
