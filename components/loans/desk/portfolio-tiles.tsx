import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { QueryState } from '@/components/feedback/query-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import type { Portfolio } from '@/lib/contract/loans/portfolio-shapes';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { deskList, pastDueChoices } from './desk-list';

const waitingStatuses = ['submitted', 'in-review'] as const;

/** The loans that wait for a decision: how many, and what they ask for. */
export const waitingOf = ({ byStatus }: Portfolio) =>
  waitingStatuses.reduce(
    (sum, status) => ({
      count: sum.count + (byStatus[status]?.count ?? 0),
      amount: sum.amount + (byStatus[status]?.amount ?? 0),
    }),
    { count: 0, amount: 0 },
  );

/** What part of the debt it is, in percent with one digit. */
const shareOf = (amount: number, all: number): string => (all > 0 ? ((amount / all) * 100).toFixed(1) : '0');
const pastDueOf = (days: number) => pastDueChoices.find((each) => each === String(days)) ?? '';

/** The numbers of a bank's loans; those that are late lead to the loans that they count. */
export function PortfolioTiles({ bankId }: { bankId: string }) {
  const t = useTranslations('loanDesk.tiles');
  const query = useQuery(marketingApi.bankDesk.portfolio.queryOptions({ params: { id: bankId } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-28 rounded-lg" />}>
      {(portfolio) => {
        const waiting = waitingOf(portfolio);
        const { outstanding, paidBack, interest, overdue, upcoming, atRisk } = portfolio;
        return (
          <Tiles>
            <Tile
              label={t('waiting')}
              value={waiting.count}
              hint={t('waitingHint', { amount: formatUsd(waiting.amount) })}
              icon={<Icon name="clock" />}
            />
            <Tile
              label={t('lent')}
              value={formatUsd(outstanding)}
              hint={`${t('back')}: ${formatUsd(paidBack)} · ${t('interest', { amount: formatUsd(interest) })}`}
              icon={<Icon name="wallet" />}
            />
            <Tile
              label={t('overdue')}
              href={deskList.href({ filters: { bankId, pastDueDays: '0' } })}
              value={formatUsd(overdue.amount)}
              hint={t('overdueHint', { count: overdue.count })}
              icon={<Icon name="triangle-exclamation-point" />}
            />
            <Tile
              label={t('upcoming')}
              value={formatUsd(upcoming.amount)}
              hint={t('overdueHint', { count: upcoming.count })}
              icon={<Icon name="calendar-clock" />}
            />
            {atRisk.map(({ days, count, amount }) => (
              <Tile
                key={days}
                label={t('atRisk', { days })}
                href={deskList.href({ filters: { bankId, pastDueDays: pastDueOf(days) } })}
                value={formatUsd(amount)}
                hint={t('atRiskHint', { count, share: shareOf(amount, outstanding) })}
              />
            ))}
          </Tiles>
        );
      }}
    </QueryState>
  );
}
