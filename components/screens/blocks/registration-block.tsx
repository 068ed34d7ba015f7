'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { PhoneField } from '@/components/form/phone-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { StepForm } from '@/components/kits/work/step-form';
import { defineStepForm, useStepForm } from '@/components/kits/work/use-step-form';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { recruitmentApi } from '@/lib/api/recruitment';
import { registrationsResource } from '@/lib/contract/recruitment/registrations';
import { formatDate } from '@/lib/domain/dates/dates';
import { registrantInterests, registrantSituations } from '@/lib/domain/recruitment/recruitment-options';
import type { Locale } from '@/lib/i18n/locales';
import { useViewer } from '@/lib/query/use-viewer';
import { both, interestTexts, registrationTexts, situationTexts } from './registration-texts';

const registration = defineStepForm({
  name: 'sala.career-registration',
  schema: registrationsResource.endpoints.register.body,
  empty: {
    careerCenterId: '',
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
    schoolName: '',
    fieldOfStudy: '',
  },
  steps: [
    { key: 'center', fields: ['careerCenterId', 'situation'] },
    { key: 'person', fields: ['lastName', 'firstName', 'phone', 'email'] },
    { key: 'wishes', fields: ['schoolName', 'fieldOfStudy', 'interests'] },
  ],
});

interface RegistrationFormProps {
  organizationId: string;
  userId: string;
  centers: readonly { careerCenterId: string; name: Record<Locale, string> }[];
  onSent: (until: string) => void;
}

function RegistrationForm({ organizationId: orgId, userId, centers, onSent }: RegistrationFormProps) {
  const locale = useLocale();
  const t = (key: keyof typeof registrationTexts) => both(locale, registrationTexts[key]);
  const work = useStepForm(registration, {
    owner: userId,
    send: (body, idempotencyKey) =>
      recruitmentApi.registrations.register({ params: { orgId }, body, idempotencyKey }),
    invalidates: [recruitmentApi.registrations.key],
    onSent: ({ expiresOn }) => onSent(expiresOn),
  });
  const option = <Value extends string>(value: Value, texts: Record<Value, readonly [string, string]>) => ({
    value,
    label: both(locale, texts[value]),
  });
  return (
    <StepForm
      work={work}
      titles={{ center: t('center'), person: t('person'), wishes: t('wishes') }}
      send={t('send')}
    >
      {{
        center: (
          <>
            <SelectField
              name="careerCenterId"
              label={t('careerCenter')}
              options={centers.map(({ careerCenterId: value, name }) => ({ value, label: name[locale] }))}
            />
            <RadioField
              name="situation"
              label={t('situation')}
              options={registrantSituations.map((each) => option(each, situationTexts))}
            />
          </>
        ),
        person: (
          <>
            <TextField name="lastName" label={t('lastName')} autoComplete="family-name" />
            <TextField name="firstName" label={t('firstName')} autoComplete="given-name" />
            <PhoneField name="phone" label={t('phone')} />
            <TextField name="email" label={t('email')} type="email" autoComplete="email" optional />
          </>
        ),
        wishes: (
          <>
            <TextField name="schoolName" label={t('schoolName')} optional />
            <TextField name="fieldOfStudy" label={t('fieldOfStudy')} optional />
            <MultiSelectField
              name="interests"
              label={t('interests')}
              options={registrantInterests.map((each) => option(each, interestTexts))}
            />
          </>
        ),
      }}
    </StepForm>
  );
}

/** A form in three steps with a draft, sent once to the real endpoint; its person must be signed in. */
export function RegistrationBlock({ organizationId: orgId }: { organizationId: string }) {
  const locale = useLocale();
  const viewer = useViewer();
  const centers = useQuery(recruitmentApi.registrations.centers.queryOptions({ params: { orgId } }));
  const [until, setUntil] = useState('');
  if (until) {
    const done = `${both(locale, registrationTexts.done)} ${formatDate(until, locale)}`;
    return <Alert tone="success">{done}</Alert>;
  }
  return (
    <QueryState query={viewer} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {({ sub }) => (
        <QueryState query={centers} skeleton={<Skeleton className="h-96 rounded-lg" />}>
          {({ data }) => (
            <RegistrationForm organizationId={orgId} userId={sub} centers={data} onSent={setUntil} />
          )}
        </QueryState>
      )}
    </QueryState>
  );
}
