import { useTranslations } from 'next-intl';
import { AccordionItem } from '@/components/ui/accordion';
import { DescriptionList } from '@/components/ui/description-list';
import type { LoanCost } from '@/lib/domain/loans/loan-cost';
import { formatCents } from '@/lib/domain/money/format-usd';
import { InstalmentTable } from './instalment-table';
import { Changing } from '@/components/ui/changing';

interface CostSummaryProps {
  cost: LoanCost;
  amountCents: number;
  yearlyRatePercent: number;
}

/** The whole price of a loan: what one gets, what one pays, and what that is a year. */
export function CostSummary({ cost, amountCents, yearlyRatePercent }: CostSummaryProps) {
  const t = useTranslations('loan');
  const { instalments } = cost;
  const [first, last] = [instalments[0], instalments.at(-1)];
  if (!first || !last) return null;
  const row = (key: 'receive' | 'interest' | 'fee' | 'cost' | 'total', cents: number) => ({
    key,
    term: t(`cost.${key}`),
    details: (
      <span className="tabular-nums">
        <Changing value={formatCents(cents)} />
      </span>
    ),
  });
  const payments = instalments.map(({ number, dueOn, ...cents }) => ({
    number,
    dueOn,
    payment: cents.paymentCents / 100,
    interest: cents.interestCents / 100,
    principal: cents.principalCents / 100,
    balance: cents.balanceCents / 100,
  }));
  return (
    <>
      <p className="text-muted">{t('cost.first', { count: instalments.length - 1 })}</p>
      <p className="text-3xl font-bold tabular-nums">
        <Changing value={formatCents(first.paymentCents)} />
      </p>
      <p className="mb-5 text-sm text-muted">
        {t('cost.last')}:{' '}
        <span className="tabular-nums">
          <Changing value={formatCents(last.paymentCents)} />
        </span>
      </p>
      <DescriptionList
        columns={2}
        className="max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-3 max-sm:[&>:last-child]:col-span-2"
        items={[
          row('receive', amountCents - cost.feeCents),
          row('total', cost.totalCents),
          row('interest', cost.totalInterestCents),
          row('fee', cost.feeCents),
          row('cost', cost.costCents),
          { key: 'rate', term: t('cost.rate'), details: `${yearlyRatePercent}%` },
          {
            key: 'effective',
            term: t('cost.effective'),
            details: (
              <>
                <span className="tabular-nums">{cost.effectiveYearlyPercent.toFixed(2)}%</span>
                <span className="block text-sm font-normal text-muted">{t('cost.effectiveHint')}</span>
              </>
            ),
          },
        ]}
      />
      <p className="mt-4 text-sm text-muted">{t('cost.declining')}</p>
      <AccordionItem title={t('calculator.plan')} className="mt-2">
        <InstalmentTable payments={payments} />
      </AccordionItem>
    </>
  );
}
