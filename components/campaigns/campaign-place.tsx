'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import {
  type CampaignRegistration,
  campaignRegistrationsResource,
} from '@/lib/contract/campaigns/campaign-registrations';
import { type CampaignPhase, sourceOf } from '@/lib/domain/campaigns/campaign-rules';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { useRef } from 'react';
import * as z from 'zod';
import { ComboboxField } from '@/components/form/combobox-field';
import { BirthdayField } from '@/components/form/birthday-field';
import { PhoneField } from '@/components/form/phone-field';
import { FamilyNameField } from '@/components/form/family-name-field';
import { TextField } from '@/components/form/text-field';
import { StepForm } from '@/components/kits/work/step-form';
import { defineStepForm, useStepForm } from '@/components/kits/work/use-step-form';
import { QuestionField } from '@/components/events/career-event/question-field';
import { provinceOptions } from '@/components/schools/place/place-options';
import type { Userinfo } from '@/lib/contract/accounts/session';
import { isoDate } from '@/lib/contract/fields';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { typedDay } from '@/lib/contract/typed-forms';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { formatPhone, normalizePhone } from '@/lib/domain/values/phone';
import { useRouter } from '@/lib/i18n/navigation';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
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
function CampaignForm({ campaign, person }: { campaign: Campaign; person: Userinfo }) {
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
            <FamilyNameField name="lastName" label={t('lastName')} autoComplete="family-name" />
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

interface CampaignPlaceProps {
  slug: string;
  phase: CampaignPhase;
}

const PartSkeleton = () => <Skeleton className="h-72" />;

function Place({ slug, phase }: CampaignPlaceProps) {
  const t = useTranslations('campaign.take');
  const params = { slug };
  const viewer = useViewer();
  const own = useQuery(marketingApi.campaignRegistrations.mine.queryOptions({ params }));
  const campaign = useQuery(
    marketingApi.campaigns.list.queryOptions({ query: { slug, status: 'active', limit: 1 } }),
  );
  return (
    <QueryState query={viewer} skeleton={<PartSkeleton />}>
      {(person) => (
        <QueryState query={own} skeleton={<PartSkeleton />}>
          {({ data: registration }) => (
            <QueryState query={campaign} skeleton={<PartSkeleton />}>
              {({ data: [shown] }) => {
                if (registration && registration.status !== 'withdrawn')
                  return <OwnPlace slug={slug} registration={registration} isOver={phase === 'over'} />;
                if (phase !== 'running' || !shown)
                  return <p>{t(`not.${phase === 'running' ? 'over' : phase}`)}</p>;
                return (
                  <>
                    {registration && <p className="text-muted">{t('givenBack')}</p>}
                    <CampaignForm campaign={shown} person={person} />
                  </>
                );
              }}
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

interface OwnPlaceProps {
  slug: string;
  registration: CampaignRegistration;
  isOver: boolean;
}

const tones = {
  registered: 'success',
  confirmed: 'success',
  attended: 'success',
  declined: 'warning',
  withdrawn: 'info',
} as const;

function OwnPlace({ slug, registration, isOver }: OwnPlaceProps) {
  const t = useTranslations('campaign.take');
  const giveBack = useWrite(marketingApi.campaignRegistrations.giveBack, { inPlace: true });
  const { status, reference } = registration;
  const canLeave = !isOver && (status === 'registered' || status === 'confirmed');
  return (
    <div className="grid gap-4">
      <Alert tone={tones[status]} title={t(`status.${status}`)}>
        {t('reference', { reference })}
      </Alert>
      {giveBack.problem && <Alert tone="danger">{giveBack.problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="secondary" href={href('/campaigns/thank-you', undefined, { campaign: slug })}>
          {t('whatNow')}
        </LinkButton>
        {canLeave && (
          <WriteButton
            variant="ghost"
            write={giveBack}
            onWrite={() => giveBack.run({ params: { slug } })}
            asks={{ title: t('giveBackTitle'), description: t('giveBackBody'), cancelLabel: t('keep') }}
          >
            {t('giveBack')}
          </WriteButton>
        )}
      </div>
    </div>
  );
}

/** The reader's registration: its form, its state, giving it back. */
export const CampaignPlace = withTexts(
  (props: CampaignPlaceProps) => (
    <QueryProvider>
      <Place {...props} />
    </QueryProvider>
  ),
  {
    km: async () => ({ work: (await import('@/messages/km/core/work.json')).default }),
    en: async () => ({ work: (await import('@/messages/en/core/work.json')).default }),
  },
  PartSkeleton,
);
