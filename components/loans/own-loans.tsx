'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import { href } from '@/lib/routes/href';
import { OwnLoanCard } from './own-loan-card';
import { useLiveLoans } from './use-live-loans';

/** The student's loans at all banks. */
export function OwnLoans({ userId }: { userId: string }) {
  const t = useTranslations('loanForm.list');
  const form = useTranslations('loanForm.form');
  const query = useQuery(marketingApi.loans.own.queryOptions({ params: { userId } }));
  const banks = useQuery(marketingApi.banks.list.queryOptions());
  useLiveLoans(userId);
  const hasBanks = banks.isError || (banks.data?.countTotal ?? 0) > 0;
  const apply = hasBanks && (
    <LinkButton href={href('/profile/student-loan', undefined, { apply: 'yes' })}>
      <Icon name="plus" className="size-5" />
      {t('create')}
    </LinkButton>
  );
  const about = (
    <LinkButton href={href('/loan')} variant="secondary">
      {t('about')}
    </LinkButton>
  );
  const empty = (
    <Empty
      title={t('emptyTitle')}
      illustration="applications"
      action={
        <>
          {about}
          {apply}
        </>
      }
    >
      {banks.data?.countTotal === 0 ? form('noBank') : t('emptyBody')}
    </Empty>
  );
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="h-44 rounded-lg" />}
      empty={{ when: ({ data }) => data.length === 0, show: empty }}
    >
      {({ data, countTotal }) => (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">{t('count', { count: countTotal })}</p>
            <div className="flex flex-wrap gap-3">
              {about}
              {apply}
            </div>
          </div>
          <ul className="grid grid-cols-1 gap-4">
            {data.map((loan) => (
              <li key={loan.loanId}>
                <OwnLoanCard loan={loan} />
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryState>
  );
}
