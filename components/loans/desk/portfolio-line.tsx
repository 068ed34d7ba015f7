import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { marketingApi } from '@/lib/api/marketing';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { deskList } from './desk-list';
import { waitingOf } from './portfolio-tiles';

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex shrink-0 gap-1.5">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);

/** What a bank looks at first, above its loans; the other numbers stand on its own page. */
export function PortfolioLine({ bankId }: { bankId: string }) {
  const t = useTranslations('loanDesk.tiles');
  const { data } = useQuery(marketingApi.bankDesk.portfolio.queryOptions({ params: { id: bankId } }));
  const waiting = data && waitingOf(data);
  return (
    <dl className="flex min-h-6 gap-x-5 overflow-x-auto whitespace-nowrap text-sm">
      {data && waiting && (
        <>
          <Figure label={t('waiting')}>
            {waiting.count} · {formatUsd(waiting.amount)}
          </Figure>
          <Figure label={t('overdue')}>
            <Link
              href={deskList.href({ filters: { bankId, pastDueDays: '0' } })}
              className="text-accent-text underline underline-offset-4"
            >
              {formatUsd(data.overdue.amount)}
            </Link>
          </Figure>
          <Figure label={t('lent')}>{formatUsd(data.outstanding)}</Figure>
        </>
      )}
    </dl>
  );
}
