'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { Alert } from '@/components/ui/alert';
import { userApi } from '@/lib/api/user';
import type { SchoolVisit } from '@/lib/contract/visits/school-visits';
import { formatDate, formatMinute, formatSpan } from '@/lib/domain/dates/dates';
import { useParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { CloseVisit } from './close-visit';
import { VisitAddress } from './visit-address';
import { VisitBadge } from './visit-badge';
import { type VisitDeskPath, visitListOf } from './visit-list';
import { VisitorView } from './visitor-view';

const askAgainMs = 10_000;

/** One visit: the address for its pupils while it lasts, and who came. */
export function VisitDetail({ path }: { path: VisitDeskPath }) {
  const t = useTranslations('visitDesk');
  const { id } = useParams<{ id: string }>();
  const query = useQuery({
    ...userApi.schoolVisits.get.queryOptions({ params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'over' ? false : askAgainMs),
  });
  return (
    <DetailPage
      query={query}
      back={{ href: visitListOf(path).href(), label: t('title') }}
      skeleton={<DetailSkeleton />}
    >
      {(visit) => <Visit visit={visit} path={path} />}
    </DetailPage>
  );
}

function Visit({ visit, path }: { visit: SchoolVisit; path: VisitDeskPath }) {
  const t = useTranslations('visitDesk');
  const locale = useLocale();
  const client = useQueryClient();
  const { visitId, school, startsAt, endsAt, closedAt, state, listedCount, unlistedCount, pupils } = visit;
  // Whoever has come since the list was read is on it at once.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [...userApi.schoolVisits.key, 'visitors'] });
  }, [client, listedCount]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <DetailHeader
        title={pickName(school, locale)}
        meta={
          <>
            <VisitBadge state={state} />
            <span>{formatSpan(startsAt, endsAt, locale)}</span>
          </>
        }
        actions={state !== 'over' && <CloseVisit visit={visit} />}
      />
      {state === 'over' ? (
        <Alert tone="info" title={t(closedAt ? 'wasClosed' : 'isOver')}>
          {t('listEnds', { date: formatDate(visit.listEndsAt, locale) })}
        </Alert>
      ) : (
        <>
          {state === 'planned' && (
            <Alert tone="info">{t('opensAt', { at: formatMinute(startsAt, locale), pupils })}</Alert>
          )}
          <VisitAddress code={visit.code} />
        </>
      )}
      {state !== 'planned' && (
        <>
          <Tiles columns={3}>
            <Tile label={t('came')} value={listedCount + unlistedCount} hint={t('expected', { pupils })} />
            <Tile label={t('listed')} value={listedCount} hint={t('listedHint')} />
            <Tile label={t('unlisted')} value={unlistedCount} hint={t('unlistedHint')} />
          </Tiles>
          <VisitorView path={path} visitId={visitId} code={visit.code} />
        </>
      )}
    </div>
  );
}
