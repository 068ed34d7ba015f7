import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { LedgerEntry } from '@/lib/contract/loans/ledger-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName } from '@/lib/i18n/pick';
import { usePostingName } from './use-posting-name';

interface LedgerEntriesProps {
  entries: readonly LedgerEntry[];
  action?: (entry: LedgerEntry) => ReactNode;
}

const keyOf = ({ postingId, on, kind }: LedgerEntry) => postingId ?? `${on}:${kind}`;

/** The lines of a statement, each with the debt after it; a table where there is room, cards on phones. */
export function LedgerEntries({ entries, action }: LedgerEntriesProps) {
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
