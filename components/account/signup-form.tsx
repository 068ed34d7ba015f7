'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { Form } from '@/components/form/form';
import { PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useLazyZodForm } from '@/components/form/use-lazy-zod-form';
import type { registration } from '@/lib/contract/user/accounts';
import { formatPhone } from '@/lib/domain/phone';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { requestCode, waitUntilOf } from './request-code';
import { useSignupProgress } from './signup-progress';
import { useRedirect } from './use-redirect';
import { useSecondsUntil } from './use-seconds-until';
import { WaitNotice } from './wait-notice';

const loadSchema = () => import('@/lib/contract/user/accounts').then((contract) => contract.registration);

/** Step 1: who it is and which number the code goes to. */
export function SignupForm() {
  const t = useTranslations('auth');
  const locale = useLocale();
  const router = useRouter();
  const { query } = useRedirect();
  const progress = useSignupProgress();
  const [waitUntilMs, setWaitUntilMs] = useState<number | null>(null);
  const waitSeconds = useSecondsUntil(waitUntilMs);
  const form = useLazyZodForm<typeof registration>(loadSchema, {
    // Of these only: what was typed before the scripts came stays.
    defaultValues: { locale },
  });

  // Coming back to correct something: what was sent is there again.
  useEffect(() => {
    if (!progress || form.getValues(['lastName', 'firstName', 'phone']).some(Boolean)) return;
    const { firstName, lastName, phone } = progress;
    form.reset({ firstName, lastName, phone: formatPhone(phone), locale });
  }, [progress, form, locale]);

  const send = async (person: z.output<typeof registration>) => {
    setWaitUntilMs(null);
    try {
      await requestCode(person);
    } catch (error) {
      const untilMs = waitUntilOf(error);
      if (untilMs === null) throw error;
      setWaitUntilMs(untilMs);
      return;
    }
    router.push(href('/signup/verify', undefined, query));
  };

  return (
    <Form form={form} onSubmit={send}>
      {waitUntilMs !== null && (
        <WaitNotice
          untilMs={waitUntilMs}
          title={t('tooMany.title')}
          body={(time) => t('tooMany.body', { time })}
          over={t('tooMany.over')}
        />
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <p className="text-sm text-muted sm:col-span-2">{t('signUp.namesHint')}</p>
        <TextField
          name="lastName"
          label={t('signUp.lastName')}
          placeholder="Sok"
          autoComplete="family-name"
          lang="en"
        />
        <TextField
          name="firstName"
          label={t('signUp.firstName')}
          placeholder="Dara"
          autoComplete="given-name"
          lang="en"
        />
      </div>
      <PhoneField name="phone" label={t('signUp.phone')} hint={t('signUp.phoneHint')} />
      <SubmitButton disabled={waitSeconds > 0}>{t('signUp.submit')}</SubmitButton>
    </Form>
  );
}
