import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { Form } from '@/components/form/form';
import { MoneyField } from '@/components/form/money-field';
import { PhoneField } from '@/components/form/phone-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { marketingApi } from '@/lib/api/marketing';
import { bankChange, type DeskBank } from '@/lib/contract/marketing/bank-desk';
import { optionalEmail, typed } from '@/lib/contract/fields';
import { provinceName, provinces } from '@/lib/domain/geography/geography';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { loanLimits } from '@/lib/domain/limits/loans';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { formatPhone, normalizePhone } from '@/lib/domain/people/phone';

const { about, yearlyRatePercent, fee, amountMax, branches } = bankChange.shape;

/** A rate as it is typed; an empty field is no number. */
const typedRate = z
  .string()
  .transform((text) => (text.trim() === '' ? Number.NaN : Number(toAsciiDigits(text).replace(',', '.'))))
  .pipe(yearlyRatePercent.unwrap());

const shownPhone = (phone: string | null) => (phone === null ? '' : formatPhone(phone));
const nothing = (value: string) => (value === '' ? null : value);
const termsSchema = z.object({
  about: about.unwrap(),
  yearlyRatePercent: typedRate,
  fee: fee.unwrap(),
  amountMax: amountMax.unwrap(),
  // Hotlines have numbers that no person has; those stay as they are typed.
  phone: typed(40).transform((text) => (text === '' ? null : (normalizePhone(text) ?? text))),
  email: optionalEmail.transform(nothing),
  branches: branches.unwrap(),
});

/** The terms of new loans, and how the bank is reached. */
export function TermsForm({ bank }: { bank: DeskBank }) {
  const t = useTranslations('loanDesk.terms');
  const locale = useLocale();
  const { mutateAsync } = useMutation(
    marketingApi.bankDesk.update.mutationOptions({
      meta: { invalidates: [marketingApi.bankDesk.key, marketingApi.banks.key] },
    }),
  );
  const form = useZodForm(termsSchema, {
    defaultValues: {
      about: bank.about,
      yearlyRatePercent: String(bank.yearlyRatePercent ?? ''),
      fee: bank.fee,
      amountMax: bank.amountMax,
      phone: shownPhone(bank.phone),
      email: bank.email ?? '',
      branches: bank.branches.map((branch) => ({
        ...branch,
        phone: shownPhone(branch.phone),
      })),
    },
  });
  const save = async (body: z.output<typeof termsSchema>) => {
    await mutateAsync({ params: { id: bank.bankId }, body });
    showToast({ kind: 'success', message: t('saved') });
  };
  return (
    <Form form={form} onSubmit={save}>
      <p className="text-muted">{t('lead')}</p>
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
      <SubmitButton wide={false}>{t('save')}</SubmitButton>
    </Form>
  );
}
