'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, useEffect, useRef } from 'react';
import type * as z from 'zod';
import { Form } from '@/components/form/form';
import { MultiSelectField } from '@/components/form/multi-select-field';
import type { Option } from '@/components/form/options';
import { PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useLazyZodForm } from '@/components/form/use-lazy-zod-form';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { loadClient } from '@/lib/api/load-client';
import type { partnerRequestDraft } from '@/lib/contract/schools/partner-requests';
import { type SchoolFeature, isSchoolFeature } from '@/lib/domain/site/features';
import { textLimits } from '@/lib/domain/limits/texts';
import { FormFoot } from './form-foot';
import { SentNotice } from './sent-notice';
import { SpamTrapField } from './spam-trap-field';
import { useKnownPerson } from './use-known-person';
import { useSpamTrap } from './use-spam-trap';

/** Reads once, after hydration, which features the address names; does nothing where it names none. */
function useChosenFeatures(onChosen: (features: SchoolFeature[]) => void): void {
  const latest = useRef(onChosen);
  useEffect(() => {
    latest.current = onChosen;
  });
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).getAll('features').filter(isSchoolFeature);
    if (named.length > 0) latest.current(named);
  }, []);
}

const loadSchema = async () => (await import('@/lib/contract/schools/partner-requests')).partnerRequestDraft;

const nothing: SchoolFeature[] = [];
const empty = { name: '', school: '', role: '', phone: '', email: '', features: nothing, message: '' };

const fields = { name: 'name', email: 'email' } as const;

/** A school asks for a partnership; `?features=` ticks what was chosen before. */
export function PartnerForm({ features }: { features: readonly Option[] }) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const [isSent, setIsSent] = useState(false);
  const form = useLazyZodForm(loadSchema, { defaultValues: empty });
  const { keyFor, clear } = useFormDraft('sala-partner', form, empty);
  useKnownPerson(form, fields);
  useChosenFeatures((chosen) => form.setValue('features', chosen, { shouldDirty: true }));
  const trap = useSpamTrap();

  const send = async (values: z.output<typeof partnerRequestDraft>) => {
    const { website: _website, filledInMs: _filledInMs, locale: _locale, ...typed } = values;
    const idempotencyKey = keyFor(typed);
    const { marketingApi } = await loadClient(import('@/lib/api/marketing'));
    const body = { ...typed, locale, ...(await trap.read()) };
    await marketingApi.partnerRequests.create({ body, idempotencyKey });
    clear();
    setIsSent(true);
  };

  if (isSent)
    return (
      <SentNotice title={t('partner.sent')} body={t('partner.sentBody')} onAgain={() => setIsSent(false)} />
    );
  return (
    <Form form={form} hasDraft onSubmit={send}>
      <TextField name="school" label={t('partner.school')} autoComplete="organization" maxLength={200} />
      <TextField name="name" label={t('partner.name')} autoComplete="name" maxLength={textLimits.nameMax} />
      <TextField
        name="role"
        label={t('partner.role')}
        autoComplete="organization-title"
        maxLength={textLimits.nameMax}
      />
      <PhoneField name="phone" label={t('partner.phone')} />
      <TextField
        name="email"
        label={t('email')}
        hint={t('partner.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        optional
      />
      <MultiSelectField
        name="features"
        label={t('partner.features')}
        options={features}
        columns={2}
        optional
      />
      <TextareaField
        name="message"
        label={t('partner.message')}
        hint={t('partner.messageHint')}
        maxLength={textLimits.longTextMax}
        rows={5}
      />
      <SpamTrapField input={trap.input} />
      <FormFoot submit={t('partner.send')} onClear={clear} />
    </Form>
  );
}
