'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import * as z from 'zod';
import { ComboboxField } from '@/components/form/combobox-field';
import { BirthdayField } from '@/components/form/birthday-field';
import { PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';
import { StepForm } from '@/components/kits/work/step-form';
import { defineStepForm, useStepForm } from '@/components/kits/work/use-step-form';
import { QuestionField } from '@/components/events/career-event/question-field';
import { provinceOptions } from '@/components/schools/place/place-options';
import { marketingApi } from '@/lib/api/marketing';
import type { Userinfo } from '@/lib/contract/accounts/session';
import { isoDate } from '@/lib/contract/fields';
import { campaignRegistrationsResource } from '@/lib/contract/campaigns/campaign-registrations';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { typedDay } from '@/lib/contract/typed-forms';
import { sourceOf } from '@/lib/domain/campaigns/campaign-rules';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { formatPhone, normalizePhone } from '@/lib/domain/people/phone';
import { useRouter } from '@/lib/i18n/navigation';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { href } from '@/lib/routes/href';
import { type GuardianCheck, GuardianStep } from './guardian-step';

const registration = defineStepForm({
  name: 'sala.campaign',
  schema: campaignRegistrationsResource.endpoints.register.body.extend({
    dob: typedDay(isoDate),
    answers: z.record(z.string(), z.string().nullish()),
    // What the guardian says is checked apart, and not sent with the rest.
    verifyCode: z.string().nullish(),
  }),
  empty: {
    lastName: '',
    firstName: '',
    dob: '',
    phone: '',
    email: '',
    province: '',
    schoolName: '',
    answers: {},
    guardianPhone: '',
    verifyCode: '',
  },
  steps: [
    { key: 'person', fields: ['lastName', 'firstName', 'dob', 'phone', 'email'] },
    { key: 'school', fields: ['province', 'schoolName', 'answers'] },
    { key: 'agreement', fields: ['guardianPhone', 'verifyCode'] },
  ],
});

const refusals = {
  'campaign-full': 'full',
  'campaign-over': 'over',
  'campaign-not-open': 'before',
  'campaign-closed': 'over',
  'too-young': 'tooYoung',
  'already-registered': 'already',
} as const;

const knownOf = (person: Userinfo) => ({
  lastName: person.family_name,
  firstName: person.given_name,
  phone: normalizePhone(person.preferred_username) ? formatPhone(person.preferred_username) : '',
  email: person.email ?? '',
  dob: person.dob ? toMonthDayYear(person.dob) : '',
  schoolName: person.currentSchool ?? '',
});

/** Registers for a campaign with its own questions; what is typed stays on the device until it is sent. */
export function CampaignForm({ campaign, person }: { campaign: Campaign; person: Userinfo }) {
  const t = useTranslations('campaign.form');
  const locale = useLocale();
  const router = useRouter();
  const source = sourceOf(useLocationSearch());
  const { slug, questions, quotas, minAge } = campaign;
  const guardianCheck = useRef<GuardianCheck>(null);
  const work = useStepForm(registration, {
    owner: `${person.sub}:${slug}`,
    prefilled: knownOf(person),
    send: async ({ verifyCode: _code, answers, ...wish }, idempotencyKey) => {
      await guardianCheck.current?.();
      return marketingApi.campaignRegistrations.register({
        params: { slug },
        body: {
          ...wish,
          answers: Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer ?? ''])),
          source,
        },
        idempotencyKey,
      });
    },
    invalidates: [marketingApi.campaignRegistrations.key],
    problems: refusals,
    onSent: () => router.push(href('/campaigns/thank-you', undefined, { campaign: slug })),
  });
  // Only provinces that have places.
  const provinces = provinceOptions(locale).filter(
    ({ value }) => quotas.length === 0 || quotas.some(({ province }) => province === value),
  );
  return (
    <StepForm
      work={work}
      titles={{ person: t('steps.person'), school: t('steps.school'), agreement: t('steps.agreement') }}
      send={t('send')}
      sentences={{
        full: t('full'),
        over: t('over'),
        before: t('before'),
        tooYoung: t('tooYoung', { age: minAge ?? 0 }),
        already: t('already'),
      }}
    >
      {{
        person: (
          <>
            <TextField name="lastName" label={t('lastName')} autoComplete="family-name" />
            <TextField name="firstName" label={t('firstName')} autoComplete="given-name" />
            <BirthdayField name="dob" label={t('dob')} autoComplete="bday" />
            <PhoneField name="phone" label={t('phone')} />
            <TextField name="email" label={t('email')} type="email" autoComplete="email" optional />
          </>
        ),
        school: (
          <>
            <ComboboxField name="province" label={t('province')} options={provinces} />
            <TextField name="schoolName" label={t('schoolName')} />
            {questions.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                texts={{ choose: t('choose'), yes: t('yes'), no: t('no') }}
              />
            ))}
          </>
        ),
        agreement: <GuardianStep slug={slug} checkRef={guardianCheck} age={person.age} />,
      }}
    </StepForm>
  );
}
