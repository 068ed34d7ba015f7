'use client';

import { useTranslations } from 'next-intl';
import { PhoneField } from '@/components/form/phone-field';
import { FamilyNameField } from '@/components/form/family-name-field';
import { TextField } from '@/components/form/text-field';

/** The names and the number that the code is sent to. */
export function PersonFields({ phoneHint }: { phoneHint: string }) {
  const t = useTranslations('auth.signUp');
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <p className="col-span-2 text-sm text-muted">{t('namesHint')}</p>
        <FamilyNameField
          name="lastName"
          label={t('lastName')}
          placeholder={t('lastNameExample')}
          autoComplete="family-name"
        />
        <TextField
          name="firstName"
          label={t('firstName')}
          placeholder={t('firstNameExample')}
          autoComplete="given-name"
        />
      </div>
      <PhoneField name="phone" label={t('phone')} hint={phoneHint} />
    </>
  );
}
