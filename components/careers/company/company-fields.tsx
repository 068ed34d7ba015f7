'use client';

import { useLocale, useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';
import { provinceOptions } from '@/components/schools/place/place-options';
import { textLimits } from '@/lib/domain/limits/texts';

/** An employer: who they are, and how an advisor reaches them. */
export function CompanyFields() {
  const t = useTranslations('companyDesk.fields');
  const locale = useLocale();
  return (
    <>
      <BilingualField name="name" label={t('name')} maxLength={textLimits.titleMax} />
      <TextField
        name="registrationNumber"
        label={t('registrationNumber')}
        hint={t('registrationNumberHint')}
        optional
      />
      <BilingualField
        name="about"
        label={t('about')}
        as="textarea"
        rows={4}
        maxLength={textLimits.longTextMax}
        optional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ComboboxField name="province" label={t('province')} options={provinceOptions(locale)} />
        <TextField name="address" label={t('address')} optional />
        <TextField name="contactName" label={t('contactName')} optional />
        <PhoneField name="phone" label={t('phone')} optional />
        <TextField name="email" label={t('email')} type="email" inputMode="email" optional />
        <TextField name="site" label={t('site')} type="url" inputMode="url" placeholder="https://" optional />
      </div>
    </>
  );
}
