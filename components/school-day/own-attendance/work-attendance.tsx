'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { dayTitle } from '@/components/ui/calendar/calendar-names';
import { Icon } from '@/components/ui/icon';
import { Label } from '@/components/ui/label';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { Link, useRouter, useSearchParams } from '@/lib/i18n/navigation';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { LessonList } from '@/components/school-day/timetable/lesson-list';
import { useWorkLessons } from '@/components/school-day/timetable/use-lessons';
import { AbsencesOfDay } from './absences-of-day';
import { MarkRequestQueue } from './mark-request-queue';
import { useMarkedHere } from '@/components/school-day/attendance/use-marked-here';
import { isUnmarked } from '@/lib/domain/school-day/attendance';
import { SheetView } from '@/components/school-day/attendance/sheet-view';

const daysAhead = 14;
const daysShown = 3;

interface NextDaysProps {
  chosen: ChosenMembership;
  /** An ISO day. */
  after: string;
  onDay: (day: string) => void;
}

/** Leads from a day without lessons to the next ones that have some. */
function NextDays({ chosen, after, onDay }: NextDaysProps) {
  const t = useTranslations('portal.attendance');
  const tPages = useTranslations('portal.pages');
  const locale = useLocale();
  const span = { from: addDays(after, 1), to: addDays(after, daysAhead) };
  const title = [tPages('attendance'), dayTitle(span.from, locale)].join(' · ');
  const { data: lessons } = useWorkLessons({ orgId: chosen.membership.organizationId, ...span, title });
  const planned = lessons?.value.data.filter(({ state }) => state !== 'cancelled') ?? [];
  const days = [...new Set(planned.map(({ startsAt }) => dayInCambodia(startsAt)))].slice(0, daysShown);
  if (days.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-muted">{t('nextDays')}</p>
      {days.map((day) => (
        <Button key={day} variant="secondary" size="sm" className="min-h-11" onClick={() => onDay(day)}>
          {dayTitle(day, locale)}
        </Button>
      ))}
    </div>
  );
}

/** The lessons of a day, and the sheet of the one that the address names. */
export function WorkAttendance({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal.attendance');
  const tPages = useTranslations('portal.pages');
  const days = useTranslations('portal.day');
  const router = useRouter();
  const locale = useLocale();
  const today = useToday();
  const markedHere = useMarkedHere();
  const [wanted, setWanted] = useState('');
  const sessionId = useSearchParams().get('session');
  const day = wanted || today;
  // By its day, so that the page without a connection tells it from others.
  const title = [tPages('attendance'), day && dayTitle(day, locale)].filter(Boolean).join(' · ');
  const lessons = useWorkLessons({ orgId: chosen.membership.organizationId, from: day, to: day, title });
  const list = portalHref(chosen, '/profile/enrolled/attendance');
  if (sessionId)
    return (
      <>
        <Link
          href={list}
          className="inline-flex min-h-8 items-center gap-1 justify-self-start text-sm font-semibold text-accent-text"
        >
          <Icon name="chevron-left" className="size-4" />
          {t('back')}
        </Link>
        <SheetView
          key={sessionId}
          orgId={chosen.membership.organizationId}
          sessionId={sessionId}
          isOffice={chosen.membership.kind === 'office'}
          onDone={() => router.push(list)}
        />
      </>
    );
  return (
    <>
      <p className="text-muted">{t(chosen.membership.kind === 'teacher' ? 'choose' : 'chooseOffice')}</p>
      <div className="grid max-w-56 gap-1.5">
        <Label htmlFor="attendance-day">{t('day')}</Label>
        <IsoDayInput
          id="attendance-day"
          label={t('day')}
          day={day}
          onDay={(next) => next && setWanted(next)}
        />
      </div>
      <MarkRequestQueue orgId={chosen.membership.organizationId} />
      <AbsencesOfDay orgId={chosen.membership.organizationId} day={day} />
      <QueryState query={lessons} skeleton={<SkeletonText lines={8} />}>
        {({ value: { data }, keptAt }) => (
          <>
            <AsKept keptAt={keptAt} />
            {keptAt === null && data.length === 0 && (
              <NextDays chosen={chosen} after={day} onDay={setWanted} />
            )}
            <LessonList
              lessons={data}
              empty={t('none')}
              hrefOf={(lesson) =>
                portalHref(chosen, '/profile/enrolled/attendance', { session: lesson.sessionId })
              }
              noteOf={(lesson) =>
                isUnmarked(lesson) && !markedHere.has(lesson.sessionId) ? days('notMarked') : null
              }
            />
          </>
        )}
      </QueryState>
    </>
  );
}
