'use client';

import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/people/people/person-names';
import { usePupilDay } from '@/components/portal/dashboard/pupil-day';
import { ToMark } from '@/components/portal/dashboard/to-mark';
import { useWorkDay, WorkLessons } from '@/components/portal/dashboard/work-day';
import { DayLessons } from '@/components/portal/dashboard/day-lessons';
import type { ChosenMembership } from '@/components/portal/membership/choose-membership';
import { portalHref } from '@/components/portal/membership/use-portal';
import { asLesson } from '@/components/school-day/timetable/lesson-view';
import { SkeletonText } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import type { Membership } from '@/lib/contract/lms/memberships';
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
      {({ data }) => (
        <DayLessons lessons={data.map(asLesson)} today={today} title={title}>
          <WholeDay chosen={chosen} />
        </DayLessons>
      )}
    </QueryState>
  );
}

function TeacherDay({ chosen }: DayOf) {
  const title = useTitle(chosen);
  const { today, query } = useWorkDay(chosen);
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
      {({ data }) => (
        <div className="grid grid-cols-1 gap-4">
          <ToMark chosen={chosen} lessons={data} />
          <WorkLessons chosen={chosen} lessons={data} today={today} title={title}>
            <WholeDay chosen={chosen} />
          </WorkLessons>
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
  return (
    <div className="grid grid-cols-1 gap-6">
      {places.map((membership) => {
        const { kind, organizationId, student, matters } = membership;
        const studentId = student?.studentId ?? null;
        const isClosed = kind === 'guardian' && !matters.includes('timetable');
        const Day = kind === 'teacher' ? TeacherDay : isClosed ? ClosedDay : PupilDay;
        return <Day key={`${kind} ${organizationId} ${studentId}`} chosen={{ membership, studentId }} />;
      })}
    </div>
  );
}
