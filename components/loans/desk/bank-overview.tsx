'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { changeOf } from '@/components/kits/dashboard/change-words';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { FirstWaiting } from '@/components/review/first-waiting';
import { Funnel } from '@/components/ui/charts/funnel';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import type { LoanProgress } from '@/lib/contract/loans/portfolio-shapes';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { useAskedWaiting } from '@/lib/query/waiting';
import { deskList } from './desk-list';
import { NoBank } from './no-bank';
import { StateBars } from './state-bars';

/** Who waits at the reader's bank, and its week. Of several banks it is that of the menu's number. */
export function BankOverview() {
  const banks = useQuery(marketingApi.bankDesk.mine.queryOptions());
  const waits = useAskedWaiting();
  return (
    <QueryState
      query={banks}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
      empty={{ when: ({ data }) => data.length === 0, show: <NoBank /> }}
    >
      {({ data }) => {
        const bankId = waits.data?.bankId ?? data[0]?.bankId;
        return (
          <>
            <FirstWaiting desk="bank" />
            {bankId && !waits.isPending && <Progress bankId={bankId} />}
          </>
        );
      }}
    </QueryState>
  );
}

function Progress({ bankId }: { bankId: string }) {
  const t = useTranslations('loanDesk.dashboard');
  const query = useQuery(marketingApi.bankDesk.progress.queryOptions({ params: { id: bankId } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(progress) => (
        <>
          <WeekTiles bankId={bankId} progress={progress} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Panel title={t('funnel')}>
              <Stages funnel={progress.funnel} />
            </Panel>
            <StateBars bankId={bankId} />
          </div>
        </>
      )}
    </QueryState>
  );
}

function Stages({ funnel }: Pick<LoanProgress, 'funnel'>) {
  const t = useTranslations('loanDesk.dashboard');
  if (funnel.sent === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <Funnel
      label={t('funnel')}
      stages={(['sent', 'begun', 'approved', 'paidOut'] as const).map((key) => ({
        key,
        label: t(`stages.${key}`),
        value: funnel[key],
      }))}
      shareText={(share) => t('goOn', { share })}
    />
  );
}

/** The week against the one before; a number that was 0 then and now is left out. */
function WeekTiles({ bankId, progress }: { bankId: string; progress: LoanProgress }) {
  const t = useTranslations('loanDesk.dashboard');
  const tChange = useTranslations('today.change');
  const portfolio = useQuery(marketingApi.bankDesk.portfolio.queryOptions({ params: { id: bankId } }));
  const { from, sent, paidOut, newlyLate } = progress;
  const sentChange = changeOf(sent.now, sent.before);
  const paidChange = changeOf(paidOut.now, paidOut.before);
  const overdue = portfolio.data?.overdue.amount ?? 0;
  return (
    <Tiles columns={3}>
      {sent.now + sent.before > 0 && (
        <Tile
          label={t('sent')}
          value={sent.now}
          hint={tChange(sentChange.way, { count: sentChange.count })}
          icon={<Icon name="inbox" className="size-5" />}
          href={deskList.href({ filters: { bankId, from } })}
        />
      )}
      {paidOut.now + paidOut.before > 0 && (
        <Tile
          label={t('paidOut')}
          value={formatUsd(paidOut.now)}
          hint={
            paidChange.way === 'same'
              ? tChange('same')
              : t(paidChange.way, { amount: formatUsd(paidChange.count) })
          }
          icon={<Icon name="wallet" className="size-5" />}
        />
      )}
      {overdue > 0 && (
        <Tile
          label={t('overdue')}
          value={formatUsd(overdue)}
          hint={t('newlyLate', { count: newlyLate })}
          icon={<Icon name="triangle-exclamation-point" className="size-5" />}
          href={deskList.href({ filters: { bankId, pastDueDays: '0' } })}
        />
      )}
    </Tiles>
  );
}
