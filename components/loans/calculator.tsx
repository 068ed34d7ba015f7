'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import type { Bank } from '@/lib/contract/loans/banks';
import { loanLimits } from '@/lib/domain/limits/loans';
import { loanCost } from '@/lib/domain/loans/loan-cost';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { readMoney } from '@/lib/domain/values/money';
import { pickName } from '@/lib/i18n/pick';
import { CostSummary } from './cost-summary';

export type CalculatorBank = Pick<
  Bank,
  'bankId' | 'name' | 'nameNative' | 'yearlyRatePercent' | 'fee' | 'amountMax'
>;

const startAmount = '500';
const startMonths = 12;

/** What a loan costs at a bank, while one types. */
export function LoanCalculator({ banks }: { banks: readonly CalculatorBank[] }) {
  const t = useTranslations('loan');
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState(startAmount);
  const [months, setMonths] = useState(startMonths);
  const [bankId, setBankId] = useState(banks[0]?.bankId ?? '');
  const bank = banks.find((each) => each.bankId === bankId) ?? banks[0];
  if (!bank) return null;
  const amount = readMoney(typed, 'USD');
  const bounds = { min: formatUsd(bank.fee), max: formatUsd(bank.amountMax) };
  const isLent = typeof amount === 'number' && amount > bank.fee && amount <= bank.amountMax;
  const yearlyRatePercent = bank.yearlyRatePercent ?? loanLimits.yearlyRateCapPercent;
  const amountCents = isLent ? Math.round(amount * 100) : 0;
  return (
    <div className="card grid grid-cols-1 gap-6 p-4 sm:p-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10">
      <div className="grid content-start gap-5">
        <div>
          <Label htmlFor={`${id}-amount`} className="mb-1.5">
            {t('calculator.amount')}
          </Label>
          <p id={`${id}-hint`} className="mb-1.5 text-sm text-muted">
            {t('calculator.amountHint', bounds)}
          </p>
          <Input
            id={`${id}-amount`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={!isLent || undefined}
            aria-describedby={`${id}-hint`}
            className="tabular-nums"
          />
        </div>
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold">{t('calculator.period')}</legend>
          <RadioGroup aria-label={t('calculator.period')}>
            {loanLimits.periodsMonths.map((value) => (
              <Radio
                key={value}
                name={`${id}-months`}
                value={value}
                checked={months === value}
                onChange={() => setMonths(value)}
              >
                {t('months', { months: value })}
              </Radio>
            ))}
          </RadioGroup>
        </fieldset>
        <div>
          <Label htmlFor={`${id}-bank`} className="mb-1.5">
            {t('calculator.bank')}
          </Label>
          <Select id={`${id}-bank`} value={bank.bankId} onChange={(event) => setBankId(event.target.value)}>
            {banks.map((each) => (
              <option key={each.bankId} value={each.bankId}>
                {pickName(each, locale)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div aria-live="polite" className="min-w-0">
        {isLent ? (
          <CostSummary
            cost={loanCost({
              amountCents,
              periodMonths: months,
              yearlyRatePercent,
              feeCents: Math.round(bank.fee * 100),
            })}
            amountCents={amountCents}
            yearlyRatePercent={yearlyRatePercent}
          />
        ) : (
          <p className="font-medium text-danger">{t('calculator.wrong', bounds)}</p>
        )}
      </div>
    </div>
  );
}
