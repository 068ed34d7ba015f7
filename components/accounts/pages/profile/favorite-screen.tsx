'use client';

import { CompareSchool } from '@/components/schools/compare/compare-school';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CompareCollector } from '@/components/schools/compare/compare-host';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { FavoriteHeart } from '@/components/schools/school/favorite-heart';
import { favoritesQuery } from '@/components/schools/school/favorite-calls';
import { SchoolCard } from '@/components/schools/school/school-card';
import { campusesInList } from '@/lib/illustrations/campus';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { formatDate } from '@/lib/domain/dates/dates';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { viewerQuery } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

const gridStyle = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

interface Favorite {
  school: SchoolSummary;
  createdAt: string | null;
  /** null: the backend does not report it. */
  openProgramCount: number | null;
}

function FavoriteList({ favorites }: { favorites: readonly Favorite[] }) {
  const t = useTranslations('favorite');
  const locale = useLocale();
  const campuses = campusesInList(favorites.map(({ school }) => school));
  return (
    <>
      <p aria-live="polite" className="mb-4 text-sm text-muted">
        {t('count', { count: favorites.length })}
      </p>
      <ul className={gridStyle}>
        {favorites.map(({ school, createdAt, openProgramCount }, index) => (
          <li key={school.schoolId} className="flex flex-col">
            <div className="flex-1">
              <SchoolCard
                school={school}
                heading="h2"
                campus={campuses[index]}
                compare={<CompareSchool school={school} />}
                action={<FavoriteHeart school={school} offersUndo />}
              />
            </div>
            {openProgramCount !== null && (
              <p className="mt-1.5 px-1 text-sm font-medium">{t('open', { count: openProgramCount })}</p>
            )}
            {createdAt && (
              <p className="mt-0.5 px-1 text-sm text-muted">
                {t('since', { date: formatDate(createdAt, locale) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function FavoriteSkeleton() {
  return (
    <div className={gridStyle}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-[21.5rem] rounded-lg" />
      ))}
    </div>
  );
}

function FavoriteResults({ userId }: { userId: string }) {
  const t = useTranslations('favorite');
  const favorites = useQuery(favoritesQuery(userId), sharedQueryClient());
  return (
    <QueryState
      query={favorites}
      skeleton={<FavoriteSkeleton />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: (
          <Empty
            title={t('empty')}
            illustration="favorites"
            action={<LinkButton href={href('/explore')}>{t('explore')}</LinkButton>}
          >
            {t('emptyHelp')}
          </Empty>
        ),
      }}
    >
      {({ data }) => <FavoriteList favorites={data} />}
    </QueryState>
  );
}

/** The favourite schools of a person, newest first. Uses the client of the hearts, so that their changes show here. */
export function FavoriteScreen() {
  const t = useTranslations('favorite');
  const viewer = useQuery(viewerQuery(), sharedQueryClient());
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-6 mt-1 text-muted">{t('intro')}</p>
      <QueryState query={viewer} skeleton={<FavoriteSkeleton />}>
        {({ sub }) => <FavoriteResults userId={sub} />}
      </QueryState>
      <CompareCollector kind="schools" />
    </>
  );
}
