'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { readerName } from '@/components/accounts/account/reader-name';
import { favoritesQuery } from '@/components/schools/school/favorite-calls';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { NextDates } from '@/components/school-day/agenda/next-dates';
import { testPaths } from '@/components/orientation/test-paths';
import { ChipLink } from '@/components/ui/chip';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import type { Userinfo } from '@/lib/contract/accounts/session';
import { rememberRole } from '@/lib/device/person-role';
import { personRoleOf, staffRoleOf } from '@/lib/domain/accounts/person-roles';
import { Link, useRouter } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { strongestInterests } from '@/lib/domain/orientation/orientation-holland';
import { href } from '@/lib/routes/href';
import { homeOf } from '@/lib/routes/role-places';
import { useKnownRole } from '@/lib/session/use-known-role';
import { NextTile } from './next-tile';
import {
  latestResultQuery,
  ownSchoolsQuery,
  placesToday,
  studiesAt,
  deadlinesQuery,
  fittingProgramsQuery,
} from './own-start-queries';
import { StartTile } from './start-tile';
import { seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { formatDate } from '@/lib/domain/dates/dates';
import { finishedLevelOf } from '@/lib/domain/schools/finished-levels';
import { homeLimits } from '@/lib/domain/limits';
import { lazyPart } from '@/components/feedback/lazy-part';
import { withTexts } from '@/components/feedback/with-texts';

const front = href('/');

const PartSkeleton = () => <SkeletonText lines={8} />;

/** With texts that the front page of others does not read. */
const OwnDays = lazyPart(
  () =>
    import('./own-days').then((module) =>
      withTexts(
        module.OwnDays,
        {
          km: async () => ({
            portal: (await import('@/messages/km/school-day/portal.json')).default,
            timetable: (await import('@/messages/km/school-day/timetable.json')).default,
            today: (await import('@/messages/km/school-day/today.json')).default,
          }),
          en: async () => ({
            portal: (await import('@/messages/en/school-day/portal.json')).default,
            timetable: (await import('@/messages/en/school-day/timetable.json')).default,
            today: (await import('@/messages/en/school-day/today.json')).default,
          }),
        },
        PartSkeleton,
      ),
    ),
  PartSkeleton,
);

/** Open programs that fit the latest test result; nothing without a result. */
function FittingPrograms({ userId, organizationId }: { userId: string; organizationId: string }) {
  const t = useTranslations('ownStart.programs');
  const locale = useLocale();
  const { data: record } = useQuery(latestResultQuery(organizationId, userId));
  const categories = record?.result.majors.map(({ code }) => code) ?? [];
  const finished = finishedLevelOf(useDeviceValue(seekerStore) ?? silentSeeker);
  const fitting = fittingProgramsQuery(categories, finished ? { finished } : {});
  const { data } = useQuery({ ...fitting, enabled: categories.length > 0 });
  if (!data || data.data.length === 0) return null;
  return (
    <div className="mt-4">
      <h2 className="text-base font-semibold">{t('title')}</h2>
      <p className="text-sm text-muted">{t('lead')}</p>
      <ul className="phone-strip mt-2 sm:grid-cols-3">
        {data.data.slice(0, homeLimits.fittingShown).map((program) => (
          <li key={program.enrollableSubjectId} className="card card-pressable p-4">
            <Link
              href={href('/course/[id]', { id: program.enrollableSubjectId })}
              className="card-link font-medium"
            >
              {pickName(program, locale)}
            </Link>
            <p className="text-sm text-muted">{pickName(program.school, locale)}</p>
          </li>
        ))}
      </ul>
      <Link
        href={href('/course', undefined, { categories, openNow: 'true' })}
        className="inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        {t('all')}
      </Link>
    </div>
  );
}

/** The next last days of one's favourite schools, as a line of time. */
function DeadlineTile({ userId, seeks }: { userId: string; seeks: boolean }) {
  const t = useTranslations('ownStart.deadlines');
  const locale = useLocale();
  const favorites = useQuery(favoritesQuery(userId));
  const schoolIds = favorites.data?.data.map(({ schoolId }) => schoolId) ?? [];
  const deadlines = useQuery({ ...deadlinesQuery(schoolIds), enabled: schoolIds.length > 0 });
  const isWaiting = favorites.isPending || deadlines.isLoading;
  const days = deadlines.data ?? [];
  // Who seeks no school and has marked none has no use for it.
  if (!seeks && schoolIds.length === 0) return null;
  return (
    <StartTile icon="calendar-clock" title={t('title')}>
      {isWaiting ? (
        <Skeleton className="h-14" />
      ) : days.length === 0 ? (
        <p>{t(schoolIds.length === 0 ? 'none' : 'quiet')}</p>
      ) : (
        <ol className="ml-1.5 grid gap-2 border-l-2 border-border pl-4">
          {days.map(({ enrollableSubjectId: id, applicationDeadline, ...program }) => (
            <li
              key={id}
              className="relative before:absolute before:-left-[1.35rem] before:top-2 before:size-2.5 before:rounded-full before:bg-accent"
            >
              <Link href={href('/course/[id]', { id })} className="font-medium hover:underline">
                {pickName(program, locale)}
              </Link>
              <span className="block text-sm text-muted">
                {t('until', { date: applicationDeadline ? formatDate(applicationDeadline, locale) : '' })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </StartTile>
  );
}

const favoritesShown = 3;

interface PersonProps {
  userId: string;
}

const ways = [
  { key: 'schoolLife', to: href('/profile/enrolled') },
  { key: 'schools', to: href('/explore') },
  { key: 'programs', to: href('/course') },
  { key: 'scholarships', to: href('/scholarship') },
  { key: 'events', to: href('/career-center/events') },
  { key: 'jobs', to: href('/career-center/internship-job-opportunities') },
  { key: 'articles', to: href('/articles') },
  { key: 'forum', to: href('/forum') },
] as const;

function FavoriteTile({ userId }: PersonProps) {
  const t = useTranslations('ownStart.favorites');
  const locale = useLocale();
  const { data } = useQuery(favoritesQuery(userId));
  if (!data || data.data.length === 0) return null;
  return (
    <StartTile icon="heart" title={t('title')} to={{ href: href('/profile/favorite'), label: t('open') }}>
      <ul className="grid gap-1">
        {data.data.slice(0, favoritesShown).map(({ schoolId, school }) => (
          <li key={schoolId} className="relative flex min-h-11 items-center gap-3">
            <SchoolEmblem school={school} sizePx={32} />
            <Link
              href={href('/school/[slug]', { slug: school.slug })}
              className="min-w-0 font-medium after:absolute after:inset-0 hover:underline"
            >
              {pickName(school, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </StartTile>
  );
}

function ResultTile({
  userId,
  organizationId,
  seeks,
}: PersonProps & { organizationId: string; seeks: boolean }) {
  const t = useTranslations('ownStart.result');
  const { data: record, isPending } = useQuery(latestResultQuery(organizationId, userId));
  if (!seeks && !record) return null;
  if (isPending) {
    return (
      <StartTile icon="compass" title={t('title')}>
        <Skeleton className="h-14" />
      </StartTile>
    );
  }
  const told = ({ result }: NonNullable<typeof record>) => {
    if (result.test === 'personality') return t('personality', { code: result.code });
    if (result.flat) return t('even');
    return t('like', {
      interests: strongestInterests(result.code)
        .map((type) => t(`interest.${type}`))
        .join(', '),
    });
  };
  const to = record
    ? { href: testPaths[record.result.test].result, label: t('open') }
    : { href: href('/orientation-test'), label: t('take') };
  return (
    <StartTile icon="compass" title={t('title')} to={to}>
      <p>{record ? told(record) : t('none')}</p>
    </StartTile>
  );
}

function Start({ person, organizationId }: { person: Userinfo; organizationId: string }) {
  const t = useTranslations('ownStart');
  const { sub: userId, roles } = person;
  const schools = useQuery(ownSchoolsQuery(userId));
  const role = schools.data && personRoleOf(roles, schools.data.data);
  useEffect(() => {
    if (role) rememberRole(userId, role);
  }, [userId, role]);
  if (schools.isPending) return <Skeleton className="h-56" />;
  const all = schools.data?.data ?? [];
  const places = placesToday(all);
  // Staff and guardians look for no school of their own, until they begin to.
  const isStaff = staffRoleOf(roles) !== null;
  const seeks = !isStaff && (all.length === 0 || all.some(({ kind }) => kind === 'student'));
  return (
    <>
      <div className="grid grid-cols-1 gap-6">
        {places.length > 0 && <OwnDays places={places} />}
        <ul className="grid grid-cols-1 gap-3 empty:hidden md:grid-cols-2">
          <NextTile userId={userId} studies={studiesAt(all)} seeks={seeks} />
          <DeadlineTile userId={userId} seeks={seeks} />
          <FavoriteTile userId={userId} />
          <ResultTile userId={userId} organizationId={organizationId} seeks={seeks} />
        </ul>
        <NextDates userId={userId} />
      </div>
      {!isStaff && <FittingPrograms userId={userId} organizationId={organizationId} />}
      {!isStaff && (
        <nav aria-label={t('ways.label')} className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {ways.map(({ key, to }) => (
              <li key={key}>
                <ChipLink href={to}>{t(`ways.${key}`)}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function Greeting({ organizationId }: { organizationId: string }) {
  const t = useTranslations('ownStart');
  const locale = useLocale();
  const { data: person } = useViewer();
  return (
    <section aria-labelledby="own-start" className="mx-auto max-w-page px-4 pb-6 pt-6 sm:px-6">
      {person ? (
        <>
          <div id="own-start" className="mb-4">
            <PageTitle>{t('greeting', { name: readerName(person, locale) })}</PageTitle>
          </div>
          <Start person={person} organizationId={organizationId} />
        </>
      ) : (
        <Skeleton className="h-48" />
      )}
    </section>
  );
}

/** The front page of who is signed in: what comes next, and what is theirs. Whoever has a desk begins there. */
export function OwnStart({ organizationId }: { organizationId: string }) {
  const router = useRouter();
  const role = useKnownRole();
  const home = role ? homeOf(role) : front;
  useEffect(() => {
    if (home !== front) router.replace(home);
  }, [home, router]);
  return (
    <QueryProvider>
      {home === front ? (
        <Greeting organizationId={organizationId} />
      ) : (
        <div className="mx-auto max-w-page px-4 pt-6 sm:px-6">
          <Skeleton className="h-56" />
        </div>
      )}
    </QueryProvider>
  );
}
