import { useLocale, useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { MoneyField } from '@/components/form/money-field';
import { PhoneField } from '@/components/form/phone-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { provinceName, provinces } from '@/lib/domain/geography/geography';
import { loanLimits } from '@/lib/domain/limits/loans';
import { paymentOrders } from '@/lib/domain/loans/loan-postings';
import { formatUsd } from '@/lib/domain/money/format-usd';

/** The fields of `termsSchema`. */
export function TermsFields() {
  const t = useTranslations('loanDesk.terms');
  const locale = useLocale();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          name="yearlyRatePercent"
          label={t('rate')}
          hint={t('rateHint', { cap: loanLimits.yearlyRateCapPercent })}
          inputMode="decimal"
          autoComplete="off"
        />
        <MoneyField name="fee" label={t('fee')} hint={t('feeHint')} />
        <MoneyField
          name="amountMax"
          label={t('amountMax')}
          hint={t('amountMaxHint', { limit: formatUsd(loanLimits.amountBelowUsd) })}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="paymentOrder"
          label={t('paymentOrder')}
          hint={t('paymentOrderHint')}
          options={paymentOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        />
        <MoneyField name="twoOfficersFrom" label={t('twoOfficers')} hint={t('twoOfficersHint')} optional />
      </div>
      <CheckboxField name="textsDues" label={t('textsDuesLabel')}>
        {t('textsDues')}
      </CheckboxField>
      <BilingualField name="about" label={t('aboutKm')} as="textarea" />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField name="phone" label={t('phone')} optional />
        <TextField name="email" label={t('email')} type="email" lang="en" optional autoComplete="off" />
      </div>
      <ArrayField
        name="branches"
        label={t('branches')}
        entryLabel={(number) => t('branch', { number })}
        addLabel={t('addBranch')}
        empty={{ name: { en: '', km: '' }, province: '', phone: '' }}
      >
        {(path) => (
          <>
            <BilingualField name={`${path}.name`} label={t('branchName')} />
            <SelectField
              name={`${path}.province`}
              label={t('province')}
              options={provinces.map(({ code }) => ({ value: code, label: provinceName(code, locale) }))}
            />
            <PhoneField name={`${path}.phone`} label={t('branchPhone')} optional />
          </>
        )}
      </ArrayField>
    </>
  );
}
