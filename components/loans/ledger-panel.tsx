import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { DescriptionList } from '@/components/ui/description-list';
import { Panel } from '@/components/ui/panel';
import type { LedgerEntry, LoanLedger } from '@/lib/contract/loans/ledger-shapes';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { LedgerEntries } from './ledger-entries';
import { PayoffOn } from './payoff-on';
import { SaveStatement } from './save-statement';

interface LedgerPanelProps {
  loan: LoanDetail;
  ledger: LoanLedger;
  /** What can be done with a posting. */
  action?: (entry: LedgerEntry) => ReactNode;
}

/** What is owed today, when the next payment is due, what would end the loan, and every posting. */
export function LedgerPanel({ loan, ledger, action }: LedgerPanelProps) {
  const t = useTranslations('loan.ledger');
  const locale = useLocale();
  const {
    balance,
    principal,
    interest,
    fees,
    ahead,
    overdue,
    daysPastDue: days,
    nextDue,
    writtenOff,
  } = ledger;
  const row = (key: string, term: string, details: string) => ({ key, term, details });
  const some = (key: 'principal' | 'interest' | 'fees' | 'ahead' | 'writtenOff', amount: number) =>
    amount > 0 ? [row(key, t(key), formatUsd(amount))] : [];
  const items = [
    row('balance', t('balance'), formatUsd(Math.max(0, balance))),
    ...(nextDue
      ? [
          row(
            'next',
            t('next'),
            t('nextValue', { amount: formatUsd(nextDue.amount), date: formatDate(nextDue.on, locale) }),
          ),
        ]
      : []),
    ...some('principal', principal),
    ...some('interest', interest),
    ...some('fees', fees),
    ...some('ahead', ahead),
    ...some('writtenOff', writtenOff),
  ];
  return (
    <Panel title={t('title')}>
      <div className="grid gap-4">
        {overdue > 0 && (
          <Alert tone="danger" title={t('overdue')}>
            {t('overdueValue', { amount: formatUsd(overdue), days })}
          </Alert>
        )}
        {balance < 0 && loan.status === 'closed' && (
          <Alert tone="warning">{t('credit', { amount: formatUsd(-balance) })}</Alert>
        )}
        <DescriptionList items={items} columns={2} />
        {loan.status === 'paid-out' && <PayoffOn loan={loan} ledger={ledger} />}
        <h3 className="font-semibold">{t('entries')}</h3>
        <LedgerEntries entries={ledger.entries} {...(action && { action })} />
        <SaveStatement loan={loan} ledger={ledger} />
      </div>
    </Panel>
  );
}
