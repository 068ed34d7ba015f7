'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { readerName } from '@/components/people/account/reader-name';
import { favoritesQuery } from '@/components/schools/school/favorite-calls';
import { testPaths } from '@/components/orientation/test-paths';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { Userinfo } from '@/lib/contract/auth/session';
import { pickName } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { deskOf } from '@/lib/routes/desk-of';
import { href } from '@/lib/routes/href';
import { DeadlineTile } from './deadline-tile';
import { FittingPrograms } from './fitting-programs';
import { latestResultQuery, nextApplication } from './own-start-queries';
import { StartTile } from './start-tile';

interface PersonProps {
  userId: string;
}

/** What to do next about one's applications. */
function NextTile({ userId }: PersonProps) {
  const t = useTranslations('ownStart.next');
  const locale = useLocale();
  const { data, isPending } = useQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } }));
  const next = data && nextApplication(data.data);
  const kind = next?.nextActor === 'applicant' ? 'yours' : 'waiting';
  const to = next
    ? { href: href('/profile/applications/[id]', { id: next.applicantId }), label: t('open') }
    : { href: href('/explore'), label: t('explore') };
  return (
    <StartTile icon="clipboard-list" title={t('title')} wide {...(!isPending && { to })}>
      {isPending ? (
        <Skeleton className="h-14" />
      ) : (
        <p>{next ? t(kind, { school: pickName(next.school, locale) }) : t('apply')}</p>
      )}
    </StartTile>
  );
}

function FavoriteTile({ userId }: PersonProps) {
  const t = useTranslations('ownStart.favorites');
  const { data } = useQuery(favoritesQuery(userId));
  return (
    <StartTile icon="heart" title={t('title')} to={{ href: href('/profile/favorite'), label: t('open') }}>
      {data ? <p>{t('count', { count: data.countTotal })}</p> : <Skeleton className="h-7" />}
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
        <NextTile userId={userId} />
        <DeadlineTile userId={userId} />
        <FavoriteTile userId={userId} />
        {!desk && <ResultTile userId={userId} organizationId={organizationId} />}
      </ul>
      {!desk && <FittingPrograms userId={userId} organizationId={organizationId} />}
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
          <h2 id="own-start" className="mb-4 text-2xl">
            {t('greeting', { name: readerName(person, locale) })}
          </h2>
          <Start person={person} organizationId={organizationId} />
        </>
      ) : (
        <Skeleton className="h-48" />
      )}
    </section>
  );
}

/** The beginning of the front page for who is signed in: what comes next, and what is theirs. */
export function OwnStart({ organizationId }: { organizationId: string }) {
  return (
    <QueryProvider>
      <Greeting organizationId={organizationId} />
    </QueryProvider>
  );
}
