'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { Alert } from '@/components/ui/alert';
import { userApi } from '@/lib/api/user';
import type { SchoolVisit, Visitor } from '@/lib/contract/visits/school-visits';
import { formatDate, formatMinute, formatSpan } from '@/lib/domain/dates/dates';
import { useParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { VisitBadge } from './visit-badge';
import { type VisitDeskPath, visitListOf, visitorListOf, visitorQuery } from './visit-list';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { CopyButton } from '@/components/ui/copy-button';
import { Panel } from '@/components/ui/panel';
import { QrCode } from '@/components/ui/qr-code';
import { href } from '@/lib/routes/href';
import { dateColumn } from '@/components/kits/list/date-column';
import type { Column } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import { usePersonName } from '@/components/accounts/people/use-person-name';

interface VisitorViewProps {
  path: VisitDeskPath;
  visitId: string;
  code: string;
}

/** Who came and agreed to be on the list, in the order of arrival. */
function VisitorView({ path, visitId, code }: VisitorViewProps) {
  const t = useTranslations('visitDesk.visitors');
  const locale = useLocale();
  const address = useMemo(() => visitorListOf(path, visitId), [path, visitId]);
  const name = usePersonName()<Visitor>({
    header: t('name'),
    key: ({ userId }) => userId,
    names: ({ name: latin, nameNative: khmer }) => ({ latin, khmer }),
  });
  const columns: Column<Visitor>[] = [
    dateColumn({ id: 'at', header: t('at'), locale, at: ({ at }) => at, time: true }),
  ];
  return (
    <section aria-labelledby="visitors">
      <h2 id="visitors" className="text-xl">
        {t('title')}
      </h2>
      <ListPage
        lead={t('lead')}
        address={address}
        query={visitorQuery(visitId)}
        texts={t}
        name={name}
        columns={columns}
        filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
        shown={(count) => t('shown', { count })}
        empty={{ title: t('emptyTitle'), body: t('emptyBody') }}
        exports={{ fileName: `visit-${code}`, rowsPerCall: 100 }}
      />
    </section>
  );
}

/** What pupils open, as large as a class can read it from a wall. */
function VisitAddress({ code }: { code: string }) {
  const t = useTranslations('visitDesk.address');
  const { origin, host } = window.location;
  // Without a language: each pupil's own is the Khmer one, and the page offers the other.
  const path = href('/visit/[code]', { code });
  const [before = ''] = path.split(code);
  return (
    <Panel title={t('title')}>
      <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
        <QrCode text={origin + path} label={t('picture')} />
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{t('body')}</p>
          <p className="text-2xl wrap-anywhere text-muted sm:text-3xl lg:text-4xl">
            {host}
            {before}
            <strong className="whitespace-nowrap font-bold text-text">{code}</strong>
          </p>
          <CopyButton text={origin + path}>{t('copy')}</CopyButton>
        </div>
      </div>
    </Panel>
  );
}

/** Ends a visit before its hour, once it is confirmed. */
function CloseVisit({ visit }: { visit: SchoolVisit }) {
  const t = useTranslations('visitDesk.close');
  const close = useWrite(userApi.schoolVisits.close, { done: t('done') });
  return (
    <WriteButton
      variant="secondary"
      write={close}
      onWrite={() => close.run({ params: { id: visit.visitId } })}
      asks={{ title: t('title'), description: t('body'), danger: true }}
    >
      {t('action')}
    </WriteButton>
  );
}

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
