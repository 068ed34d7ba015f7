'use client';

import { useTranslations } from 'next-intl';
import { PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';
import { useAskedForm } from './use-asked-form';

/** How the school reaches the person. */
export function ReachFields() {
  const t = useTranslations('enrollment.contact');
  const { email } = useAskedForm().fields;
  return (
    <>
      <PhoneField name="enrollToDetail.personal.phone" label={t('phone')} hint={t('phoneHint')} />
      {email !== 'hidden' && (
        <TextField
          name="enrollToDetail.personal.email"
          label={t('email')}
          optional={email === 'optional'}
          type="email"
          inputMode="email"
          autoComplete="email"
          lang="en"
        />
      )}
    </>
  );
}
