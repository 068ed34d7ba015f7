import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { Label } from '@/components/ui/label';
import { useToday } from '@/components/ui/use-today';
import { marketingApi } from '@/lib/api/marketing';
import type { LoanLedger } from '@/lib/contract/loans/ledger-shapes';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { formatDate, isIsoDay } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';

interface PayoffOnProps {
  loan: Pick<LoanDetail, 'userId' | 'loanId' | 'version'>;
  ledger: LoanLedger;
}

/** What would end the loan today, or on another day. */
export function PayoffOn({ loan, ledger }: PayoffOnProps) {
  const t = useTranslations('loan.ledger');
  const locale = useLocale();
  const id = useId();
  const today = useToday();
  const [day, setDay] = useState('');
  const isOther = isIsoDay(day) && day > today;
  const other = useQuery({
    ...marketingApi.loanLedger.get.queryOptions({
      params: { userId: loan.userId, slug: loan.loanId },
      query: { on: day },
    }),
    enabled: isOther,
    // The next posting changes it.
    staleTime: 0,
  });
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-4 sm:grid-cols-[1fr_auto] sm:items-end">
      <div>
        <p className="font-semibold tabular-nums">{t('payoffToday', { amount: formatUsd(ledger.payoff) })}</p>
        {isOther && other.data && (
          <p aria-live="polite" className="tabular-nums">
            {t('payoffOn', {
              date: formatDate(other.data.on, locale),
              amount: formatUsd(other.data.payoff),
            })}
          </p>
        )}
        {isOther && other.isError && (
          <p role="alert" className="text-sm font-medium text-danger">
            {t('payoffFailed')}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">{t('payoffHint')}</p>
      </div>
      <div>
        <Label htmlFor={id} className="mb-1.5">
          {t('payoffDay')}
        </Label>
        <IsoDayInput id={id} label={t('payoffDay')} min={today} day={day} onDay={setDay} />
      </div>
    </div>
  );
}
