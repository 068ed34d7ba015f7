import { useLocale, useTranslations } from 'next-intl';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { useToday } from '@/components/ui/use-today';
import type { Loan } from '@/lib/contract/loans/loan-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { LoanStatus } from './loan-status';
import { LoanTurn } from './loan-turn';

/** Shown where a loan is paid back. */
function Payments({ loan }: { loan: Loan }) {
  const t = useTranslations('loanForm.list');
  const locale = useLocale();
  const today = useToday();
  const { nextDueOn, paidCount, periodMonths } = loan;
  if (loan.status !== 'paid-out' || !nextDueOn) return null;
  const isOver = nextDueOn < today;
  const date = formatDate(nextDueOn, locale);
  return (
    <p className="mt-2 text-sm">
      {t('paid', { paid: paidCount, all: periodMonths })} ·{' '}
      <span className={isOver ? 'font-semibold text-danger' : undefined}>
        {isOver ? t('overdue', { date }) : t('nextDue', { date })}
      </span>
    </p>
  );
}

/** One of the student's own loans in a list: where it stands, and who acts next. */
export function OwnLoanCard({ loan }: { loan: Loan }) {
  const t = useTranslations('loanForm');
  const tLoan = useTranslations('loan');
  const locale = useLocale();
  const bank = pickName({ name: loan.bankName, nameNative: loan.bankNameNative }, locale);
  const missing = loan.nextActor === 'nobody' ? 0 : loan.missingDocuments.length;
  return (
    <Card interactive className="p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg">
            <Link
              href={href('/profile/student-loan/detail', undefined, { loanId: loan.loanId })}
              className={cardLinkStyle}
            >
              {bank}
            </Link>
          </h2>
          <p className="text-muted">
            <span className="tabular-nums">{formatUsd(loan.amount)}</span> ·{' '}
            {tLoan('months', { months: loan.periodMonths })} · {tLoan(`reason.${loan.reason}`)}
          </p>
        </div>
        <LoanStatus status={loan.status} />
      </div>
      <div className="mt-3 border-t border-border pt-3">
        <LoanTurn loan={loan} />
      </div>
      {missing > 0 && (
        <p className="mt-2 text-sm font-medium text-warning">{t('list.missing', { count: missing })}</p>
      )}
      <Payments loan={loan} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <span>
          {t('detail.reference')} <strong className="tabular-nums text-text">{loan.referenceCode}</strong>
        </span>
        <span>{t('list.sent', { date: formatDate(loan.createdAt, locale) })}</span>
      </p>
    </Card>
  );
}
