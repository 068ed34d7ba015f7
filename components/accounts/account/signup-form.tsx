'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useLazyZodForm } from '@/components/form/use-lazy-zod-form';
import { useKeptVisit } from './visit-store';
import { RadioField } from '@/components/form/radio-field';
import { formKeyOf } from './code-ways';
import { PersonFields } from './person-fields';
import { pageForComer, signupComers } from './start-goals';
import type { signupPerson } from './start-schema';
import { useCodeRequest } from './use-code-request';
import { useKeptValues } from './use-kept-values';
import { useSentPerson } from './use-sent-person';
import { VisitConsent } from './visit-consent';

const loadSchema = () => import('./start-schema').then((module) => module.signupPerson);
const keptNames = ['lastName', 'firstName', 'phone'] as const;

/** Step 1: names, and the number that the code is sent to. `hasBot`: a chat with the site's bot may prove it. */
export function SignupForm({ hasBot }: { hasBot: boolean }) {
  const t = useTranslations('auth.signUp');
  const locale = useLocale();
  const visit = useKeptVisit();
  const { send, isWaiting, notice } = useCodeRequest('signup', { hasBot });
  const form = useLazyZodForm<typeof signupPerson>(loadSchema, {
    // Only these fields: text that was typed before hydration stays.
    defaultValues: { locale, comesAs: 'seeker' },
  });
  useKeptValues(form, formKeyOf('signup'), keptNames, useSentPerson('signup'));

  return (
    <Form
      form={form}
      hasDraft
      onSubmit={({ phone, comesAs, ...person }) =>
        send({ ...person, visitCode: visit?.code, username: phone, next: pageForComer(comesAs) })
      }
    >
      {notice}
      <PersonFields phoneHint={t('phoneHint')} />
      <RadioField
        name="comesAs"
        label={t('comesAs.label')}
        options={signupComers.map((value) => ({ value, label: t(`comesAs.${value}`) }))}
      />
      {visit && <VisitConsent visit={visit} />}
      <SubmitButton disabled={isWaiting}>{t('submit')}</SubmitButton>
    </Form>
  );
}
