'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { readerName } from '@/components/people/account/reader-name';
import { favoritesQuery } from '@/components/schools/school/favorite-calls';
import { testPaths } from '@/components/orientation/test-paths';
import { ChipLink } from '@/components/ui/chip';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import type { Userinfo } from '@/lib/contract/auth/session';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { deskOf } from '@/lib/routes/desk-of';
import { href } from '@/lib/routes/href';
import { DeadlineTile } from './deadline-tile';
import { FittingPrograms } from './fitting-programs';
import { NextTile } from './next-tile';
import { latestResultQuery } from './own-start-queries';
import { SchoolTiles } from './school-tiles';
import { StartTile } from './start-tile';

const favoritesShown = 3;

interface PersonProps {
  userId: string;
}

const ways = [
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
  return (
    <StartTile icon="heart" title={t('title')} to={{ href: href('/profile/favorite'), label: t('open') }}>
      {data ? (
        <>
          <p>{t('count', { count: data.countTotal })}</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {data.data.slice(0, favoritesShown).map(({ schoolId, school }) => (
              <li key={schoolId}>
                <Link href={href('/school/[slug]', { slug: school.slug })} className="hover:underline">
                  {pickName(school, locale)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Skeleton className="h-7" />
      )}
    </StartTile>
  );
}

function ResultTile({ userId, organizationId }: PersonProps & { organizationId: string }) {
  const t = useTranslations('ownStart.result');
  const { data: record, isPending } = useQuery(latestResultQuery(organizationId, userId));
  if (isPending) {
    return (
      <StartTile icon="compass" title={t('title')}>
        <Skeleton className="h-14" />
      </StartTile>
    );
  }
  const told = ({ result }: NonNullable<typeof record>) =>
    result.test === 'holland' && result.flat ? t('even') : t(result.test, { code: result.code });
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
  const desk = deskOf(roles);
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {desk && (
          <StartTile
            wide
            icon="layout-dashboard"
            title={t('desk.title')}
            to={{ href: desk, label: t('desk.open') }}
          >
            <p>{t('desk.body')}</p>
          </StartTile>
        )}
        <SchoolTiles userId={userId} />
        <NextTile userId={userId} />
        <DeadlineTile userId={userId} />
        <FavoriteTile userId={userId} />
        {!desk && <ResultTile userId={userId} organizationId={organizationId} />}
      </ul>
      {!desk && <FittingPrograms userId={userId} organizationId={organizationId} />}
      <nav aria-label={t('ways.label')} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {ways.map(({ key, to }) => (
            <li key={key}>
              <ChipLink href={to}>{t(`ways.${key}`)}</ChipLink>
            </li>
          ))}
        </ul>
      </nav>
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

/** The front page of who is signed in: what comes next, and what is theirs. */
export function OwnStart({ organizationId }: { organizationId: string }) {
  return (
    <QueryProvider>
      <Greeting organizationId={organizationId} />
    </QueryProvider>
  );
}
