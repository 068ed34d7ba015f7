'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/accounts/people/person-names';
import { usePupilDay } from '@/components/school-day/dashboard/pupil-day';
import { ToMark } from '@/components/school-day/dashboard/to-mark';
import { useWardDays } from '@/components/school-day/dashboard/use-ward-days';
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

interface PlaceLinksProps {
  places: readonly ChosenMembership[];
  labelOf: (chosen: ChosenMembership) => string;
}

/** The whole day at each school, or of each child. */
function PlaceLinks({ places, labelOf }: PlaceLinksProps) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {places.map((chosen) => (
        <li key={`${chosen.membership.organizationId} ${chosen.studentId}`}>
          <TextLink href={portalHref(chosen, '/profile/enrolled/school-dashboard')}>
            {labelOf(chosen)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The lessons of a teacher at all schools, in one line of time. */
function TeachingDay({ places }: { places: readonly [ChosenMembership, ...ChosenMembership[]] }) {
  const t = useTranslations('portal.day');
  const locale = useLocale();
  const [first] = places;
  const title = useTitle(first);
  const { today, query } = useWorkDays(places);
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
      {({ lessons, open, keptAt }) => (
        <div className="grid grid-cols-1 gap-4">
          <AsKept keptAt={keptAt} />
          <WorkLessons lessons={lessons} today={today} title={places.length > 1 ? t('atAll') : title}>
            {places.length > 1 ? (
              <PlaceLinks places={places} labelOf={({ membership }) => pickName(membership, locale)} />
            ) : (
              <WholeDay chosen={first} />
            )}
          </WorkLessons>
          <ToMark lessons={lessons} open={open} today={today} />
        </div>
      )}
    </QueryState>
  );
}

/** The lessons of several children, in one line of time. */
function ChildrenDay({ places }: { places: readonly ChosenMembership[] }) {
  const t = useTranslations('portal.day');
  const locale = useLocale();
  const { today, query } = useWardDays(places);
  const nameOf = ({ membership: { student } }: ChosenMembership) =>
    student ? personNames(student, locale).name : null;
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
      {({ lessons, keptAt }) => (
        <div className="grid grid-cols-1">
          <AsKept keptAt={keptAt} />
          <DayLessons
            lessons={lessons}
            today={today}
            title={t('ofChildren')}
            placeOf={({ at }) => nameOf(at)}
          >
            <PlaceLinks places={places} labelOf={(each) => nameOf(each) ?? ''} />
          </DayLessons>
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

const isShown = ({ membership: { kind, matters } }: ChosenMembership) =>
  kind !== 'guardian' || matters.includes('timetable');

/** Today at each school where one studies, teaches or has a child. */
export function OwnDays({ places }: { places: readonly Membership[] }) {
  const chosen = places.map((membership) => ({
    membership,
    studentId: membership.student?.studentId ?? null,
  }));
  const [taught, ...more] = chosen.filter(({ membership }) => membership.kind === 'teacher');
  const children = chosen.filter((each) => each.membership.kind === 'guardian' && isShown(each));
  const together = children.length > 1 ? children : [];
  const alone = chosen.filter((each) => each.membership.kind !== 'teacher' && !together.includes(each));
  return (
    <div className="grid grid-cols-1 gap-6">
      {taught && <TeachingDay places={[taught, ...more]} />}
      {together.length > 0 && <ChildrenDay places={together} />}
      {alone.map((each) => {
        const Day = isShown(each) ? PupilDay : ClosedDay;
        const { kind, organizationId } = each.membership;
        return <Day key={`${kind} ${organizationId} ${each.studentId}`} chosen={each} />;
      })}
    </div>
  );
}
