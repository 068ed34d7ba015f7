import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { DescriptionList } from '@/components/ui/description-list';
import { Panel } from '@/components/ui/panel';
import type { LedgerEntry, LoanLedger } from '@/lib/contract/loans/ledger-shapes';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { formatDate, isIsoDay } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { cn } from '@/components/ui/cn';
import { pickName } from '@/lib/i18n/pick';
import { usePostingName } from './use-posting-name';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { Label } from '@/components/ui/label';
import { useToday } from '@/components/ui/use-today';
import { marketingApi } from '@/lib/api/marketing';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';

interface SaveStatementProps {
  loan: Pick<LoanDetail, 'loanId' | 'userId' | 'referenceCode'>;
  ledger: LoanLedger;
}

/** Saves the statement as PDF in the page's language, or as a table. */
function SaveStatement({ loan, ledger }: SaveStatementProps) {
  const t = useTranslations('loan.ledger');
  const locale = useLocale();
  const client = useQueryClient();
  const nameOf = usePostingName();
  const params = { userId: loan.userId, slug: loan.loanId };
  const amount = (usd: number) => usd.toFixed(2);
  const saveTable = () => {
    const rows = ledger.entries.map((entry) => [
      entry.on,
      nameOf(entry),
      entry.effect > 0 ? amount(entry.effect) : '',
      entry.effect < 0 ? amount(-entry.effect) : '',
      amount(entry.balance),
      entry.by?.name ?? '',
      entry.note ?? '',
    ]);
    const head = [t('day'), t('what'), t('charged'), t('paid'), t('balance'), t('by'), t('note')];
    saveFile(
      `sala-statement-${loan.referenceCode}-${ledger.on}.csv`,
      'text/csv;charset=utf-8',
      writeCsv([head, ...rows]),
    );
  };
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <SaveFileButton
        label={t('pdf')}
        failed={t('failed')}
        read={() =>
          client.fetchQuery({
            ...marketingApi.loanLedger.statement.queryOptions({ params, query: { lang: locale } }),
            // The next statement says what was posted since.
            staleTime: 0,
          })
        }
      />
      <Button variant="secondary" onClick={saveTable}>
        <Icon name="download" className="size-5" />
        {t('csv')}
      </Button>
    </div>
  );
}

interface PayoffOnProps {
  loan: Pick<LoanDetail, 'userId' | 'loanId' | 'version'>;
  ledger: LoanLedger;
}

/** What would end the loan today, or on another day. */
function PayoffOn({ loan, ledger }: PayoffOnProps) {
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

interface LedgerEntriesProps {
  entries: readonly LedgerEntry[];
  action?: (entry: LedgerEntry) => ReactNode;
}

const keyOf = ({ postingId, on, kind }: LedgerEntry) => postingId ?? `${on}:${kind}`;

/** The lines of a statement, each with the debt after it; a table where there is room, cards on phones. */
function LedgerEntries({ entries, action }: LedgerEntriesProps) {
  const t = useTranslations('loan.ledger');
  const locale = useLocale();
  const nameOf = usePostingName();
  const said = ({ note, by, isCarriedOver, postingId }: LedgerEntry) =>
    [
      note,
      by && `${t('by')} ${pickName({ name: by.name, nameNative: by.nameKm }, locale)}`,
      isCarriedOver && t('carriedOver'),
      postingId === null && t('dueOnly'),
    ]
      .filter(Boolean)
      .join(' · ');
  const signed = ({ effect }: LedgerEntry) => `${effect < 0 ? '−' : ''}${formatUsd(Math.abs(effect))}`;
  const faded = ({ isCountered }: LedgerEntry) => cn(isCountered && 'text-muted line-through');
  const cell = 'px-2 py-2.5 text-right align-top tabular-nums';
  return (
    <>
      <ul className="grid gap-2 sm:hidden">
        {entries.map((entry) => (
          <li key={keyOf(entry)} className="rounded-md border border-border p-3">
            <div className="flex items-baseline justify-between gap-3">
              <span className={faded(entry)}>{nameOf(entry)}</span>
              <strong className={cn('tabular-nums', faded(entry))}>{signed(entry)}</strong>
            </div>
            <p className="text-sm text-muted">
              {formatDate(entry.on, locale)} · {t('balance')} {formatUsd(entry.balance)}
            </p>
            {said(entry) && <p className="text-sm text-muted">{said(entry)}</p>}
            {action?.(entry)}
          </li>
        ))}
      </ul>
      <table className="hidden w-full text-sm sm:table">
        <caption className="sr-only">{t('entries')}</caption>
        <thead className="text-muted">
          <tr className="border-b border-border">
            {(['day', 'what'] as const).map((key) => (
              <th key={key} scope="col" className="px-2 py-2 text-left font-medium">
                {t(key)}
              </th>
            ))}
            {(['charged', 'paid', 'balance'] as const).map((key) => (
              <th key={key} scope="col" className="px-2 py-2 text-right font-medium">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={keyOf(entry)} className="border-b border-border last:border-b-0">
              <td className="whitespace-nowrap px-2 py-2.5 align-top">{formatDate(entry.on, locale)}</td>
              <th scope="row" className="px-2 py-2.5 text-left font-normal">
                <span className={faded(entry)}>{nameOf(entry)}</span>
                {said(entry) && <span className="block text-muted">{said(entry)}</span>}
                {action?.(entry)}
              </th>
              <td className={cell}>{entry.effect > 0 && formatUsd(entry.effect)}</td>
              <td className={cell}>{entry.effect < 0 && formatUsd(-entry.effect)}</td>
              <td className={cn(cell, 'font-semibold')}>{formatUsd(entry.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

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
