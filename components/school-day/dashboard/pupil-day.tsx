'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import { addDays } from '@/lib/domain/calendar-days';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { type ChosenMembership, isShared } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { asLesson } from '@/components/school-day/timetable/lesson-view';
import { usePupilLessons } from '@/components/school-day/timetable/use-lessons';
import { pickName } from '@/lib/i18n/pick';
import { DayLessons } from './day-lessons';

/** The lessons of a student from today on; they stay on the phone. */
export function usePupilDay(chosen: ChosenMembership) {
  const t = useTranslations('portal.pages');
  const locale = useLocale();
  const today = useToday();
  const query = usePupilLessons({
    orgId: chosen.membership.organizationId,
    studentId: chosen.studentId ?? '',
    // What is not shared is not asked for.
    from: isShared(chosen, 'timetable') ? today : '',
    to: today && addDays(today, 7),
    title: `${t('today')} · ${pickName(chosen.membership, locale)}`,
  });
  return { today, query };
}

/** The next lesson, what has changed and how the student stands against the minimum of attendance. */
export function PupilDay({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal.day');
  const words = useTranslations('timetable');
  const locale = useLocale();
  const mayReadLessons = isShared(chosen, 'timetable');
  const mayReadMarks = isShared(chosen, 'attendance');
  const { today, query: lessons } = usePupilDay(chosen);
  const params = { orgId: chosen.membership.organizationId, id: chosen.studentId ?? '' };
  const attendance = useQuery({
    ...lmsApi.records.attendance.queryOptions({ params, query: { limit: 1 } }),
    enabled: mayReadMarks,
  });
  const summary = attendance.data?.summary;
  const minPercent = attendance.data?.minPercent;
  const marks = mayReadMarks && (
    <Tile
      label={t('attendance')}
      value={typeof summary?.percent === 'number' ? `${summary.percent}%` : '–'}
      hint={typeof minPercent === 'number' ? t('minimum', { percent: minPercent }) : null}
      href={portalHref(chosen, '/profile/attendance/attendance-summary')}
    />
  );
  if (!mayReadLessons) return <Tiles columns={3}>{marks}</Tiles>;
  return (
    <QueryState query={lessons} skeleton={<SkeletonText lines={8} />}>
      {({ value: { data }, keptAt }) => {
        const all = data.map(asLesson);
        const cancelled = all.filter(({ state }) => state === 'cancelled').length;
        const next = all.find(({ state }) => state === 'planned' || state === 'running');
        return (
          <>
            <AsKept keptAt={keptAt} />
            <Tiles columns={3}>
              <Tile
                label={t('next')}
                value={next ? formatTimeOfDay(next.startsAt) : '–'}
                hint={next && `${formatDate(next.startsAt, locale)} · ${next.room}`}
                href={portalHref(chosen, '/profile/enrolled/timetable')}
              />
              {marks}
              {cancelled > 0 && <Tile label={t('cancelled')} value={cancelled} />}
            </Tiles>
            <DayLessons lessons={all} today={today} title={words('today')} />
          </>
        );
      }}
    </QueryState>
  );
}
