'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { FamilyNameField } from '@/components/form/family-name-field';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { outcomeOf } from '@/lib/api/outcome-of';
import { vacanciesApi } from '@/lib/api/vacancies';
import { publicApplication } from '@/lib/contract/careers/vacancy-shapes';
import type { JobPlace } from './job-apply-slot';
import { JobQuestions, sentAnswers } from './job-questions';
import { messageMax } from './message-max';

const publicForm = publicApplication
  .omit({ vacancyId: true })
  .extend({ answers: z.record(z.string(), z.string().nullish()) });
const empty = { firstName: '', lastName: '', phone: '', email: '', message: '', answers: {} };
const problems = { 'vacancy-closed': 'closed', 404: 'closed', 429: 'many', other: 'other' } as const;

/** Applies without an account. What was typed stays until it has been sent. */
export function PublicJobForm({ place, onBack }: { place: JobPlace; onBack: () => void }) {
  const t = useTranslations('jobApply');
  const [state, setState] = useState<'sent' | 'closed' | 'many' | null>(null);
  const form = useZodForm(publicForm, { defaultValues: empty });
  const { keyFor, clear } = useFormDraft(`sala-job-${place.slug}`, form, empty);
  const send = async (values: z.output<typeof publicForm>) => {
    setState(null);
    const answers = sentAnswers(values.answers);
    const body = { ...values, answers, vacancyId: place.vacancyId };
    const idempotencyKey = keyFor({ ...values, phone: values.phone, email: values.email ?? '' });
    try {
      await vacanciesApi.applyPublic({ params: { orgId: place.organizationId }, body, idempotencyKey });
      clear();
      setState('sent');
    } catch (error) {
      const known = outcomeOf(error, problems);
      if (known === 'other') throw error;
      setState(known);
    }
  };
  if (state === 'sent') return <Alert tone="success" title={t('publicSent')} />;
  return (
    <Form form={form} hasDraft onSubmit={send}>
      <p className="text-muted">{t('publicLead')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <FamilyNameField name="lastName" label={t('lastName')} autoComplete="family-name" />
        <TextField name="firstName" label={t('firstName')} autoComplete="given-name" />
        <PhoneField name="phone" label={t('phone')} />
        <TextField name="email" label={t('email')} type="email" autoComplete="email" optional />
      </div>
      <JobQuestions questions={place.questions} />
      <TextareaField name="message" label={t('message')} rows={5} maxLength={messageMax} />
      {state && <Alert tone="danger" title={t(`problem.${state}`)} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('send')}</SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('free')}</p>
    </Form>
  );
}
