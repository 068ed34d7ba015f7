'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import type { Column } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { useListState } from '@/components/kits/list/use-list-state';
import { usePersonName } from '@/components/accounts/people/use-person-name';
import { Label } from '@/components/ui/label';
import { LinkButton } from '@/components/ui/link-button';
import { Select } from '@/components/ui/select';
import { useToday } from '@/components/ui/use-today';
import { marketingApi } from '@/lib/api/marketing';
import type { DeskBank } from '@/lib/contract/loans/bank-shapes';
import type { Loan } from '@/lib/contract/loans/loan-shapes';
import { loanReasons } from '@/lib/domain/loans/loan-rules';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { LoanStatus } from '../loan-status';
import { useLiveLoans } from '../use-live-loans';
import { deskList, deskQuery, deskStatuses, pastDueChoices } from './desk-list';
import { NoBank } from './no-bank';
import { Link } from '@/lib/i18n/navigation';
import { waitingOf } from './portfolio-tiles';

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex shrink-0 gap-1.5">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);

/** What a bank looks at first, above its loans; the other numbers stand on its own page. */
function PortfolioLine({ bankId }: { bankId: string }) {
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

/** One of several banks; a bank's staff mostly have one. */
function BankChoice({ banks, bankId }: { banks: readonly DeskBank[]; bankId: string }) {
  const t = useTranslations('loanDesk');
  const locale = useLocale();
  const id = useId();
  const list = useListState(deskList);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {banks.length > 1 && (
        <>
          <Label htmlFor={id}>{t('bank')}</Label>
          <Select
            id={id}
            value={bankId}
            onChange={(event) => list.go({ filters: { bankId: event.target.value } })}
          >
            {banks.map((bank) => (
              <option key={bank.bankId} value={bank.bankId}>
                {pickName(bank, locale)}
              </option>
            ))}
          </Select>
        </>
      )}
      <LinkButton href={href('/advisor/student-loan/detail', undefined, { bankId })} variant="secondary">
        {t('toBank')}
      </LinkButton>
    </div>
  );
}

function useColumns(): Column<Loan>[] {
  const t = useTranslations('loanDesk');
  const tLoan = useTranslations('loan');
  const locale = useLocale();
  const today = useToday();
  return [
    {
      id: 'amount',
      header: t('columns.amount'),
      sort: 'amount',
      className: 'tabular-nums',
      cell: ({ amount }) => formatUsd(amount),
      text: ({ amount }) => String(amount),
    },
    {
      id: 'period',
      header: t('columns.period'),
      cell: ({ periodMonths }) => tLoan('months', { months: periodMonths }),
      text: ({ periodMonths }) => String(periodMonths),
    },
    {
      id: 'reason',
      header: t('columns.reason'),
      cell: ({ reason }) => tLoan(`reason.${reason}`),
      text: ({ reason }) => tLoan(`reason.${reason}`),
      optional: true,
    },
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: ({ status }) => <LoanStatus status={status} />,
      text: ({ status }) => tLoan(`status.${status}`),
    },
    {
      id: 'papers',
      header: t('columns.papers'),
      optional: true,
      cell: ({ missingDocuments: { length: count } }) =>
        count > 0 ? t('papersMissing', { count }) : t('papersAll'),
    },
    {
      id: 'back',
      header: t('columns.back'),
      optional: true,
      cell: ({ status, paidCount, periodMonths }) =>
        status === 'paid-out' || status === 'closed'
          ? t('paid', { paid: paidCount, all: periodMonths })
          : null,
    },
    {
      id: 'nextDue',
      header: t('columns.nextDue'),
      cell: ({ nextDueOn, nextDueAmount }) =>
        nextDueOn && (
          <span className={nextDueOn < today ? 'font-semibold text-danger' : undefined}>
            {formatDate(nextDueOn, locale)}, {formatUsd(nextDueAmount)}
          </span>
        ),
      text: ({ nextDueOn }) => nextDueOn ?? '',
    },
    {
      ...dateColumn<Loan>({
        id: 'sent',
        header: t('columns.sent'),
        locale,
        at: ({ createdAt }) => createdAt,
      }),
      sort: 'createdAt',
    },
    {
      ...dateColumn<Loan>({
        id: 'changed',
        header: t('columns.changed'),
        locale,
        at: ({ updatedAt }) => updatedAt,
      }),
      optional: true,
    },
  ];
}

function BankLoans({ banks, bankId }: { banks: readonly DeskBank[]; bankId: string }) {
  const t = useTranslations('loanDesk');
  const tLoan = useTranslations('loan');
  const columns = useColumns();
  const name = usePersonName()<Loan>({
    header: t('columns.student'),
    key: ({ loanId }) => loanId,
    names: ({ applicant }) => ({ latin: applicant.name, khmer: applicant.nameKm }),
    phone: ({ applicant }) => applicant.phone,
    href: ({ userId, referenceCode }) =>
      href('/advisor/student-loan/[userid]/[slug]/detail', { userid: userId, slug: referenceCode }),
  });
  return (
    <div className="grid grid-cols-1 gap-1 sm:gap-2">
      <PortfolioLine bankId={bankId} />
      <ListPage
        actions={<BankChoice banks={banks} bankId={bankId} />}
        address={deskList}
        query={deskQuery(bankId)}
        texts={t}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          {
            kind: 'choices',
            name: 'reason',
            label: t('reason'),
            options: loanReasons.map((value) => ({ value, label: tLoan(`reason.${value}`) })),
          },
          {
            kind: 'select',
            name: 'pastDueDays',
            label: t('pastDue'),
            any: t('pastDueAny'),
            options: pastDueChoices.map((value) => ({
              value,
              label: value === '0' ? t('pastDueAll') : t('pastDueDays', { days: Number(value) }),
            })),
          },
          { kind: 'dates', from: 'from', to: 'to', labels: [t('from'), t('to')] },
          { kind: 'text', name: 'minAmount', label: t('minAmount'), max: 3 },
          { kind: 'text', name: 'maxAmount', label: t('maxAmount'), max: 3 },
        ]}
        tabs={{
          name: 'status',
          label: t('status'),
          all: t('all'),
          tabs: deskStatuses.map((key) => ({ key, label: tLoan(`status.${key}`) })),
          counts: (answer) => answer.countByStatus,
        }}
        empty={{
          title: t('emptyTitle'),
          body: t('emptyBody'),
          when: ({ countAllData }) => countAllData === 0,
        }}
        shown={(count, { amountTotal }) => t('shown', { count, amount: formatUsd(amountTotal) })}
        exports={{ fileName: 'loans', rowsPerCall: 100 }}
      />
    </div>
  );
}

/** The loans of one's bank; advisors choose among all banks. */
export function LoanDesk() {
  const viewer = useViewer();
  const list = useListState(deskList);
  const query = useQuery(marketingApi.bankDesk.mine.queryOptions());
  useLiveLoans(viewer.data?.sub);
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <NoBank />,
      }}
    >
      {({ data }) => {
        const chosen = data.find(({ bankId }) => bankId === list.state.filters.bankId) ?? data[0];
        return chosen && <BankLoans banks={data} bankId={chosen.bankId} />;
      }}
    </QueryState>
  );
}
