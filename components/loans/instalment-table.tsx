import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { useToday } from '@/components/ui/use-today';
import { formatDate } from '@/lib/domain/dates/dates';
import type { InstalmentState } from '@/lib/domain/loans/loan-rules';
import { formatUsd } from '@/lib/domain/money/format-usd';

/** Amounts in USD. */
export interface PlannedPayment {
  number: number;
  dueOn: string | null;
  payment: number;
  interest: number;
  principal: number;
  balance: number;
  /** Once the loan is paid out. */
  state?: InstalmentState;
  paidOn?: string | null;
}

const tones = { open: 'neutral', paid: 'success', late: 'danger' } as const;

function PaymentState({ payment }: { payment: PlannedPayment }) {
  const t = useTranslations('loan.plan');
  const locale = useLocale();
  const today = useToday();
  if (!payment.state) return null;
  const isOver = payment.state === 'open' && payment.dueOn !== null && payment.dueOn < today;
  const state = isOver ? 'late' : payment.state;
  return (
    <>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {payment.paidOn && (
        <span className="block whitespace-nowrap text-sm text-muted">
          {t('paidOn', { date: formatDate(payment.paidOn, locale) })}
        </span>
      )}
    </>
  );
}

interface InstalmentTableProps {
  payments: readonly PlannedPayment[];
}

/** Every payment of a loan; a table where there is room, cards on phones. */
export function InstalmentTable({ payments }: InstalmentTableProps) {
  const t = useTranslations('loan.plan');
  const locale = useLocale();
  const hasStates = payments.some(({ state }) => state);
  const dayOf = ({ dueOn, number }: PlannedPayment) =>
    dueOn ? formatDate(dueOn, locale) : t('month', { number });
  const cell = 'px-2 py-2.5 text-right tabular-nums';
  // Where the states need the room, what is left to pay says it too.
  const principal = hasStates && 'max-2xl:hidden';
  return (
    <>
      <ul className="grid gap-2 sm:hidden">
        {payments.map((payment) => (
          <li key={payment.number} className="rounded-md border border-border p-3">
            <div className="flex items-baseline justify-between gap-3">
              <span className="text-muted">{dayOf(payment)}</span>
              <strong className="tabular-nums">{formatUsd(payment.payment)}</strong>
            </div>
            <p className="text-sm text-muted">
              {t('interest')} {formatUsd(payment.interest)} · {t('balance')} {formatUsd(payment.balance)}
            </p>
            {hasStates && (
              <div className="mt-2">
                <PaymentState payment={payment} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <table className="hidden w-full text-sm sm:table">
        <caption className="sr-only">{t('table')}</caption>
        <thead className="text-muted">
          <tr className="border-b border-border">
            <th scope="col" className="px-2 py-2 text-left font-medium">
              {t('due')}
            </th>
            {(['payment', 'interest', 'principal', 'balance'] as const).map((key) => (
              <th
                key={key}
                scope="col"
                className={cn('px-2 py-2 text-right font-medium', key === 'principal' && principal)}
              >
                {t(key)}
              </th>
            ))}
            {hasStates && (
              <th scope="col" className="px-2 py-2 text-left font-medium">
                {t('state')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.number} className="border-b border-border last:border-b-0">
              <th scope="row" className="whitespace-nowrap px-2 py-2.5 text-left font-normal">
                {dayOf(payment)}
              </th>
              <td className={`${cell} font-semibold`}>{formatUsd(payment.payment)}</td>
              <td className={cell}>{formatUsd(payment.interest)}</td>
              <td className={cn(cell, principal)}>{formatUsd(payment.principal)}</td>
              <td className={cell}>{formatUsd(payment.balance)}</td>
              {hasStates && (
                <td className="px-2 py-2.5">
                  <PaymentState payment={payment} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
