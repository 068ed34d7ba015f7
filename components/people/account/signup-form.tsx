'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useLazyZodForm } from '@/components/form/use-lazy-zod-form';
import { useKeptVisit } from '@/components/people/visit/visit-store';
import type { signup } from '@/lib/contract/user/accounts';
import { formKeyOf } from './code-ways';
import { PersonFields } from './person-fields';
import { useCodeRequest } from './use-code-request';
import { useKeptValues } from './use-kept-values';
import { useSentPerson } from './use-sent-person';
import { VisitConsent } from './visit-consent';

const loadSchema = () => import('@/lib/contract/user/accounts').then((contract) => contract.signup);
const keptNames = ['lastName', 'firstName', 'phone'] as const;

/** Step 1: names, and the number that the code is sent to. */
export function SignupForm() {
  const t = useTranslations('auth.signUp');
  const locale = useLocale();
  const visit = useKeptVisit();
  const { send, isWaiting, notice } = useCodeRequest('signup');
  const form = useLazyZodForm<typeof signup>(loadSchema, {
    // Only these fields: text that was typed before hydration stays.
    defaultValues: { locale },
  });
  useKeptValues(form, formKeyOf('signup'), keptNames, useSentPerson('signup'));

  return (
    <Form
      form={form}
      hasDraft
      onSubmit={({ phone, ...person }) => send({ ...person, visitCode: visit?.code, username: phone })}
    >
      {notice}
      <PersonFields phoneHint={t('phoneHint')} />
      {visit && <VisitConsent visit={visit} />}
      <SubmitButton disabled={isWaiting}>{t('submit')}</SubmitButton>
    </Form>
  );
}
