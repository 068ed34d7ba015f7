import { useTranslations } from 'next-intl';
import type { Loan } from '@/lib/contract/loans/loan-shapes';
import { formatUsd } from '@/lib/domain/money/format-usd';

/** What was asked for, as rows of a list of terms. */
export function useAskedRows({ amount, reason, periodMonths: months }: Loan) {
  const t = useTranslations('loan');
  return [
    { key: 'amount', term: t('asked.amount'), details: formatUsd(amount) },
    { key: 'reason', term: t('asked.reason'), details: t(`reason.${reason}`) },
    { key: 'period', term: t('asked.period'), details: t('months', { months }) },
  ];
}
