'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { changeOf } from '@/components/kits/dashboard/change-words';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { useMarkedHere } from '@/components/school-day/attendance/use-marked-here';
import { SkeletonText } from '@/components/ui/skeleton';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { isUnmarked } from '@/lib/domain/school-day/attendance';
import { pipelineLimits } from '@/lib/domain/limits';
import { pickName } from '@/lib/i18n/pick';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { DayLessons, type DayProps } from './day-lessons';
import { ToMark } from './to-mark';
import { useWorkDays, type WorkLesson } from './use-work-days';

const { changeDays } = pipelineLimits;

/** The lessons of today, what is still to be marked of the days before, and a teacher's week. */
export function WorkDay({ chosen }: { chosen: ChosenMembership }) {
  const words = useTranslations('timetable');
  const { today, query } = useWorkDays([chosen]);
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
      {({ lessons, open, keptAt }) => (
        <>
          <AsKept keptAt={keptAt} />
          <WorkLessons lessons={lessons} today={today} title={words('today')} />
          <ToMark lessons={lessons} open={open} today={today} />
          {chosen.membership.kind === 'teacher' && <WeekTiles lessons={lessons} today={today} />}
        </>
      )}
    </QueryState>
  );
}

/** What runs and what comes stands before what is over. */
const ranks = { running: 0, planned: 1, held: 2, cancelled: 2 } as const;

/** The day of who works at schools, each lesson a link to its sheet. */
export function WorkLessons({
  lessons,
  ...day
}: { lessons: readonly WorkLesson[] } & Pick<DayProps, 'today' | 'title' | 'children'>) {
  const t = useTranslations('portal.day');
  const locale = useLocale();
  const markedHere = useMarkedHere();
  const hasSchools = new Set(lessons.map(({ at }) => at.membership.organizationId)).size > 1;
  return (
    <DayLessons
      {...day}
      lessons={lessons.toSorted((one, other) => ranks[one.state] - ranks[other.state])}
      hrefOf={({ sessionId, at }) => portalHref(at, '/profile/enrolled/attendance', { session: sessionId })}
      placeOf={({ at }) => (hasSchools ? pickName(at.membership, locale) : null)}
      noteOf={(lesson) => (isUnmarked(lesson) && !markedHere.has(lesson.sessionId) ? t('notMarked') : null)}
    />
  );
}

/** A teacher's seven days until yesterday against the seven before; what was 0 then and now is left out. */
function WeekTiles({ lessons, today }: { lessons: readonly WorkLesson[]; today: string }) {
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
