'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailColumns } from '@/components/kits/detail/detail-columns';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { BarList } from '@/components/ui/charts/bar-list';
import { Badge } from '@/components/ui/badge';
import { PageTitle } from '@/components/ui/page-title';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import type { DeskBank } from '@/lib/contract/marketing/bank-desk';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { deskList, deskStatuses } from './desk-list';
import { PortfolioTiles } from './portfolio-tiles';
import { NoBank } from './no-bank';
import { TermsForm } from './terms-form';

function StateBars({ bankId }: { bankId: string }) {
  const t = useTranslations('loanDesk');
  const tStatus = useTranslations('loan.status');
  const query = useQuery(marketingApi.bankDesk.portfolio.queryOptions({ params: { id: bankId } }));
  return (
    <Panel title={t('states')}>
      <QueryState query={query} skeleton={<Skeleton className="h-48" />}>
        {({ byStatus }) => (
          <BarList
            label={t('states')}
            shares
            items={deskStatuses.map((status) => ({
              key: status,
              label: tStatus(status),
              value: byStatus[status]?.count ?? 0,
              href: deskList.href({ filters: { bankId, status } }),
            }))}
          />
        )}
      </QueryState>
    </Panel>
  );
}

/** Each setting of the terms; the first one holds now. */
function TermsHistory({ bankId }: { bankId: string }) {
  const t = useTranslations('loanDesk.terms');
  const locale = useLocale();
  const query = useQuery(marketingApi.bankDesk.terms.queryOptions({ params: { id: bankId } }));
  return (
    <Panel title={t('history')}>
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-24" />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t('historyNone')}</p>,
        }}
      >
        {({ data }) => (
          <ol className="grid gap-3">
            {data.map(({ at, by, yearlyRatePercent: rate, fee, amountMax, branches }, index) => (
              <li key={`${at}:${data.length - index}`}>
                {index === 0 && <Badge tone="success">{t('current')}</Badge>}
                <span className="block font-medium">
                  {t('set', { rate, fee: formatUsd(fee), max: formatUsd(amountMax) })}
                </span>
                {branches && (
                  <span className="block text-sm">
                    {t('setBranches', {
                      count: branches.length,
                      names: branches.map(({ name }) => pickText(name, locale)).join(', '),
                    })}
                  </span>
                )}
                <span className="text-sm text-muted">
                  <time dateTime={at}>{formatDateTime(at, locale)}</time>{' '}
                  {by.name && t('by', { name: pickName({ name: by.name, nameNative: by.nameKm }, locale) })}
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </Panel>
  );
}

function OneBank({ bank }: { bank: DeskBank }) {
  const t = useTranslations('loanDesk');
  const locale = useLocale();
  return (
    <>
      <BackLink href={deskList.href({ filters: { bankId: bank.bankId } })}>{t('back')}</BackLink>
      <div className="grid grid-cols-1 gap-5">
        <DetailHeader title={pickName(bank, locale)} />
        <PortfolioTiles bankId={bank.bankId} />
        <DetailColumns
          aside={
            <>
              <StateBars bankId={bank.bankId} />
              <TermsHistory bankId={bank.bankId} />
            </>
          }
        >
          <Panel title={t('terms.title')}>
            <TermsForm bank={bank} />
          </Panel>
        </DetailColumns>
      </div>
    </>
  );
}

/** A bank of one's own: its numbers, and the terms of its new loans. */
export function BankPage({ bankId }: { bankId: string | null }) {
  const t = useTranslations('loanDesk');
  const query = useQuery(marketingApi.bankDesk.mine.queryOptions());
  return (
    <QueryState
      query={query}
      skeleton={<DetailSkeleton />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: (
          <>
            <BackLink href={href('/advisor/student-loan')}>{t('back')}</BackLink>
            <PageTitle>{t('bankTitle')}</PageTitle>
            <NoBank />
          </>
        ),
      }}
    >
      {({ data }) => {
        const bank = bankId ? data.find((each) => each.bankId === bankId) : data[0];
        return bank ? <OneBank key={bank.bankId} bank={bank} /> : <NotFoundScreen />;
      }}
    </QueryState>
  );
}
