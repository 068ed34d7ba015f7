'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { BarList } from '@/components/ui/charts/bar-list';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import { deskList, deskStatuses } from './desk-list';

/** How many loans of a bank are in each state; each leads to them. */
export function StateBars({ bankId }: { bankId: string }) {
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
