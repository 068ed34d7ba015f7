'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import { href } from '@/lib/routes/href';
import { useLiveLoans } from './use-live-loans';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { useToday } from '@/components/ui/use-today';
import type { Loan } from '@/lib/contract/loans/loan-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
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
function OwnLoanCard({ loan }: { loan: Loan }) {
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
