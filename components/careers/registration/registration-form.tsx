'use client';

import { useLocale, useTranslations } from 'next-intl';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { PhoneField } from '@/components/form/phone-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { FamilyNameField } from '@/components/form/family-name-field';
import { TextField } from '@/components/form/text-field';
import { StepForm } from '@/components/kits/work/step-form';
import { defineStepForm, useStepForm } from '@/components/kits/work/use-step-form';
import { recruitmentApi } from '@/lib/api/recruitment';
import { type Registration, registrationsResource } from '@/lib/contract/careers/registrations';
import { registrantInterests, registrantSituations } from '@/lib/domain/profiles/recruitment-options';
import { pickText } from '@/lib/i18n/pick';
import type { CenterChoice } from './known-values';

const registration = defineStepForm({
  name: 'sala.center-registration',
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
  centers: readonly CenterChoice[];
  /** What is known: of the person, or of the registration that is renewed. */
  known: Record<string, unknown>;
  onSent: (sent: Registration) => void;
}

/** Registers with a career center, or corrects and renews the registration. */
export function RegistrationForm({ organizationId, userId, centers, known, onSent }: RegistrationFormProps) {
  const t = useTranslations('registration');
  const locale = useLocale();
  const work = useStepForm(registration, {
    owner: userId,
    prefilled: known,
    send: (body, idempotencyKey) =>
      recruitmentApi.registrations.register({ params: { orgId: organizationId }, body, idempotencyKey }),
    invalidates: [recruitmentApi.registrations.key],
    onSent,
  });
  return (
    <StepForm
      work={work}
      titles={{ center: t('steps.center'), person: t('steps.person'), wishes: t('steps.wishes') }}
      send={t('send')}
    >
      {{
        center: (
          <>
            <SelectField
              name="careerCenterId"
              label={t('fields.careerCenterId')}
              options={centers.map(({ careerCenterId: value, name, city }) => ({
                value,
                label: `${pickText(name, locale)} · ${pickText(city, locale)}`,
              }))}
            />
            <RadioField
              name="situation"
              label={t('fields.situation')}
              options={registrantSituations.map((value) => ({ value, label: t(`situation.${value}`) }))}
            />
          </>
        ),
        person: (
          <>
            <FamilyNameField name="lastName" label={t('fields.lastName')} autoComplete="family-name" />
            <TextField name="firstName" label={t('fields.firstName')} autoComplete="given-name" />
            <PhoneField name="phone" label={t('fields.phone')} />
            <TextField name="email" label={t('fields.email')} type="email" autoComplete="email" optional />
          </>
        ),
        wishes: (
          <>
            <TextField name="schoolName" label={t('fields.schoolName')} optional />
            <TextField name="fieldOfStudy" label={t('fields.fieldOfStudy')} optional />
            <MultiSelectField
              name="interests"
              label={t('fields.interests')}
              options={registrantInterests.map((value) => ({ value, label: t(`interest.${value}`) }))}
            />
          </>
        ),
      }}
    </StepForm>
  );
}
