import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import type { Loan } from '@/lib/contract/loans/loan-shapes';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** What a bank has lent, or agreed to lend, and how each loan ends: before that the account stays. */
export function OwedLoans({ loans }: { loans: readonly Loan[] }) {
  const t = useTranslations('settings.deletion.owed');
  const locale = useLocale();
  return (
    <div className="grid gap-4">
      <Alert tone="warning" title={t('title')}>
        {t('lead')}
      </Alert>
      <ul className="grid gap-3">
        {loans.map((loan) => (
          <li
            key={loan.loanId}
            className="grid justify-items-start gap-2 rounded-md border border-border p-4"
          >
            <p>
              <strong className="block">
                {pickName({ name: loan.bankName, nameNative: loan.bankNameNative }, locale)},{' '}
                {formatUsd(loan.amount)}
              </strong>
              {loan.status === 'approved'
                ? t('approved')
                : t('paidOut', { paid: loan.paidCount, all: loan.periodMonths })}
            </p>
            <LinkButton
              variant="secondary"
              href={href('/profile/student-loan/detail', undefined, { loanId: loan.loanId })}
            >
              {t('open')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
