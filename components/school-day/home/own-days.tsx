'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/accounts/people/person-names';
import { usePupilDay } from '@/components/school-day/dashboard/pupil-day';
import { ToMark } from '@/components/school-day/dashboard/to-mark';
import { useWorkDays } from '@/components/school-day/dashboard/use-work-days';
import { WorkLessons } from '@/components/school-day/dashboard/work-day';
import { DayLessons } from '@/components/school-day/dashboard/day-lessons';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { asLesson } from '@/components/school-day/timetable/lesson-view';
import { SkeletonText } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import type { Membership } from '@/lib/contract/school-day/memberships';
import { pickName } from '@/lib/i18n/pick';

interface DayOf {
  chosen: ChosenMembership;
}

/** Which school, and which child. */
function useTitle({ membership }: ChosenMembership): string {
  const t = useTranslations('portal.day');
  const locale = useLocale();
  const school = pickName(membership, locale);
  return membership.kind === 'guardian' && membership.student
    ? t('ofChild', { name: personNames(membership.student, locale).name, school })
    : t('at', { school });
}

function WholeDay({ chosen }: DayOf) {
  const t = useTranslations('portal.day');
  return (
    <p>
      <TextLink href={portalHref(chosen, '/profile/enrolled/school-dashboard')}>{t('open')}</TextLink>
    </p>
  );
}

function PupilDay({ chosen }: DayOf) {
  const title = useTitle(chosen);
  const { today, query } = usePupilDay(chosen);
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
      {({ value: { data }, keptAt }) => (
        <div className="grid grid-cols-1">
          <AsKept keptAt={keptAt} />
          <DayLessons lessons={data.map(asLesson)} today={today} title={title}>
            <WholeDay chosen={chosen} />
          </DayLessons>
        </div>
      )}
    </QueryState>
  );
}

function SchoolLinks({ places }: { places: readonly ChosenMembership[] }) {
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-x-4">
      {places.map((chosen) => (
        <li key={chosen.membership.organizationId}>
          <TextLink href={portalHref(chosen, '/profile/enrolled/school-dashboard')}>
            {pickName(chosen.membership, locale)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The lessons of a teacher at all schools, in one line of time. */
function TeachingDay({ places }: { places: readonly [ChosenMembership, ...ChosenMembership[]] }) {
  const t = useTranslations('portal.day');
  const [first] = places;
  const title = useTitle(first);
  const { today, query } = useWorkDays(places);
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
      {({ lessons, open, keptAt }) => (
        <div className="grid grid-cols-1 gap-4">
          <AsKept keptAt={keptAt} />
          <WorkLessons lessons={lessons} today={today} title={places.length > 1 ? t('atAll') : title}>
            {places.length > 1 ? <SchoolLinks places={places} /> : <WholeDay chosen={first} />}
          </WorkLessons>
          <ToMark lessons={lessons} open={open} today={today} />
        </div>
      )}
    </QueryState>
  );
}

/** A child who shows no timetable has a school day all the same. */
function ClosedDay({ chosen }: DayOf) {
  const title = useTitle(chosen);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <WholeDay chosen={chosen} />
    </section>
  );
}

/** Today at each school where one studies, teaches or has a child. */
export function OwnDays({ places }: { places: readonly Membership[] }) {
  const chosen = places.map((membership) => ({
    membership,
    studentId: membership.student?.studentId ?? null,
  }));
  const [taught, ...more] = chosen.filter(({ membership }) => membership.kind === 'teacher');
  return (
    <div className="grid grid-cols-1 gap-6">
      {taught && <TeachingDay places={[taught, ...more]} />}
      {chosen.map((each) => {
        const { kind, organizationId, matters } = each.membership;
        if (kind === 'teacher') return null;
        const isClosed = kind === 'guardian' && !matters.includes('timetable');
        const Day = isClosed ? ClosedDay : PupilDay;
        return <Day key={`${kind} ${organizationId} ${each.studentId}`} chosen={each} />;
      })}
    </div>
  );
}
