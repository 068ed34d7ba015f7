import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { marketingApi } from '@/lib/api/marketing';
import type { BoundTerms, DeskBank } from '@/lib/contract/loans/bank-shapes';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName } from '@/lib/i18n/pick';

interface Row {
  label: string;
  before: string;
  after: string;
}

const useRows = () => {
  const t = useTranslations('loanDesk.terms');
  const money = (usd: number | null) => (usd === null ? t('waiting.never') : formatUsd(usd));
  return (bank: DeskBank, wanted: BoundTerms): Row[] => {
    const { yearlyRatePercent: rate, fee, amountMax, paymentOrder, twoOfficersFrom, textsDues } = wanted;
    const paid = (isPaid: boolean) => t(isPaid ? 'waiting.paid' : 'waiting.unpaid');
    const row = (label: string, before: string, after: string): Row => ({ label, before, after });
    return [
      ...(rate === undefined ? [] : [row(t('rate'), `${bank.yearlyRatePercent ?? 0}%`, `${rate}%`)]),
      ...(fee === undefined ? [] : [row(t('fee'), money(bank.fee), money(fee))]),
      ...(amountMax === undefined ? [] : [row(t('amountMax'), money(bank.amountMax), money(amountMax))]),
      ...(paymentOrder === undefined
        ? []
        : [row(t('paymentOrder'), t(`orders.${bank.paymentOrder}`), t(`orders.${paymentOrder}`))]),
      ...(twoOfficersFrom === undefined
        ? []
        : [row(t('twoOfficers'), money(bank.twoOfficersFrom), money(twoOfficersFrom))]),
      ...(textsDues === undefined ? [] : [row(t('textsDuesLabel'), paid(bank.textsDues), paid(textsDues))]),
    ];
  };
};

/** A change of terms that waits: who asked, the old and the new values, and what the reader can do about it. */
export function WaitingTerms({ bank, isAdvisor = false }: { bank: DeskBank; isAdvisor?: boolean }) {
  const t = useTranslations('loanDesk.terms.waiting');
  const locale = useLocale();
  const rowsOf = useRows();
  const invalidates = [marketingApi.bankDesk.key, marketingApi.banks.key];
  const { bankWaiting } = marketingApi;
  const confirm = useWrite(bankWaiting.confirm, { invalidates, done: t('confirmed') });
  const withdraw = useWrite(bankWaiting.withdraw, { invalidates, done: t('withdrawn') });
  const isAlone = bank.officers < 2 && !isAdvisor;
  if (!bank.waiting) return isAlone ? <p className="text-muted">{t('alone')}</p> : null;
  const { id, at, by, isOwn, wanted } = bank.waiting;
  const input = { params: { id: bank.bankId, changeId: id } };
  const isBusy = confirm.busy || withdraw.busy;
  const name = pickName({ name: by.name, nameNative: by.nameKm }, locale);
  return (
    <section aria-label={t('title')} className="grid gap-4 rounded-lg bg-sunken p-4">
      <div>
        <h3 className="font-semibold">{t('title')}</h3>
        <p className="text-sm text-muted">
          {t('asked', { name })} <time dateTime={at}>{formatDateTime(at, locale)}</time>
        </p>
      </div>
      <dl className="grid gap-2">
        {rowsOf(bank, wanted).map(({ label, before, after }) => (
          <div key={label} className="flex flex-wrap gap-x-4">
            <dt className="text-muted sm:w-56">{label}</dt>
            <dd className="tabular-nums">
              <del className="text-muted">{before}</del> →{' '}
              <ins className="font-semibold no-underline">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t(isAlone ? 'alone' : isOwn ? 'other' : 'yours')}</p>
      <div className="flex flex-wrap gap-3">
        {!isOwn && (
          <Button disabled={isBusy} onClick={() => void confirm.run(input)}>
            {t('confirm')}
          </Button>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={() => void withdraw.run(input)}>
          {t('withdraw')}
        </Button>
      </div>
    </section>
  );
}
