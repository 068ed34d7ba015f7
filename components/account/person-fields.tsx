'use client';

import { useTranslations } from 'next-intl';
import { PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';

/** The names and the number that the code is sent to. */
export function PersonFields({ phoneHint }: { phoneHint: string }) {
  const t = useTranslations('auth.signUp');
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <p className="text-sm text-muted sm:col-span-2">{t('namesHint')}</p>
        <TextField
          name="lastName"
          label={t('lastName')}
          placeholder="Sok"
          autoComplete="family-name"
          lang="en"
        />
        <TextField
          name="firstName"
          label={t('firstName')}
          placeholder="Dara"
          autoComplete="given-name"
          lang="en"
        />
      </div>
      <PhoneField name="phone" label={t('phone')} hint={phoneHint} />
    </>
  );
}
