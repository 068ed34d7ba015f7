import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { Bank } from '@/lib/contract/loans/banks';
import { loanLimits } from '@/lib/domain/limits/loans';
import { loanCost } from '@/lib/domain/loans/loan-cost';
import { CostSummary } from '../cost-summary';
import { amountRefusal } from './loan-values';
import { TroubleList } from '../trouble-list';

/** The whole price, and what happens when one cannot pay, before anything is sent. */
export function TruthStep({ bank, isAnswer }: { bank: Bank | undefined; isAnswer: boolean }) {
  const t = useTranslations('loanForm.form');
  const tTrouble = useTranslations('loan.trouble');
  const [amount, months]: unknown[] = useWatch({ name: ['amount', 'periodMonths'] });
  const isLent = bank && typeof amount === 'number' && amountRefusal(bank, amount) === null && months;
  const terms = isLent
    ? {
        amountCents: Math.round(amount * 100),
        periodMonths: Number(months),
        yearlyRatePercent: bank.yearlyRatePercent ?? loanLimits.yearlyRateCapPercent,
        feeCents: Math.round(bank.fee * 100),
      }
    : null;
  return (
    <>
      {terms && (
        <section aria-labelledby="loan-truth" className="rounded-md border border-border-strong p-4">
          <h3 id="loan-truth" className="mb-3 text-lg font-semibold">
            {t('truth')}
          </h3>
          <CostSummary
            cost={loanCost(terms)}
            amountCents={terms.amountCents}
            yearlyRatePercent={terms.yearlyRatePercent}
          />
        </section>
      )}
      <section aria-labelledby="loan-trouble" className="rounded-md border border-border p-4">
        <h3 id="loan-trouble" className="mb-3 text-lg font-semibold">
          {tTrouble('title')}
        </h3>
        <TroubleList />
      </section>
      {isAnswer && <TextareaField name="note" label={t('note')} rows={3} maxLength={1000} optional />}
      <CheckboxField name="understood" label={t('understoodLabel')}>
        {t('understood')}
      </CheckboxField>
    </>
  );
}
