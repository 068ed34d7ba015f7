import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { MoneyField } from '@/components/form/money-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import type { Bank } from '@/lib/contract/loans/banks';
import { loanLimits } from '@/lib/domain/limits/loans';
import { loanReasons } from '@/lib/domain/loans/loan-rules';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName } from '@/lib/i18n/pick';

/** How much, for what, for how long, and from which bank. */
export function MoneyStep({ banks, isFixed }: { banks: readonly Bank[]; isFixed: boolean }) {
  const t = useTranslations('loanForm.form');
  const tLoan = useTranslations('loan');
  const locale = useLocale();
  const bankId: unknown = useWatch({ name: 'bankId' });
  const bank = banks.find((each) => each.bankId === bankId);
  const limit = bank ? bank.amountMax : loanLimits.amountBelowUsd - 0.01;
  return (
    <>
      {!isFixed && (
        <SelectField
          name="bankId"
          label={t('bank')}
          options={banks.map((each) => ({
            value: each.bankId,
            label: t('bankOption', { name: pickName(each, locale), rate: each.yearlyRatePercent ?? '–' }),
          }))}
        />
      )}
      <MoneyField name="amount" label={t('amount')} hint={t('amountHint', { limit: formatUsd(limit) })} />
      <RadioField
        name="reason"
        label={t('reason')}
        options={loanReasons.map((value) => ({ value, label: tLoan(`reason.${value}`) }))}
      />
      <RadioField
        name="periodMonths"
        label={t('period')}
        columns={3}
        options={loanLimits.periodsMonths.map((months) => ({
          value: String(months),
          label: tLoan('months', { months }),
        }))}
      />
    </>
  );
}
