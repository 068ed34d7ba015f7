'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { CopyButton } from '@/components/ui/copy-button';
import { recruitmentApi } from '@/lib/api/recruitment';
import { requiredText } from '@/lib/contract/fields';
import { openParts } from '@/lib/contract/profiles/profile-settings';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { typedNumber } from '@/lib/contract/typed-forms';
import { openPartNames, profileLinkLimits } from '@/lib/domain/profiles/cv-options';

const { labelMax, daysMax, daysUnsaid } = profileLinkLimits;
const linkForm = z.object({
  label: requiredText(labelMax),
  days: typedNumber(z.int('invalid-number').min(1, 'out-of-range').max(daysMax, 'out-of-range')),
  openParts,
});
const empty = {
  label: '',
  days: String(daysUnsaid),
  openParts: { contacts: false, location: false, photo: false, referees: false },
};

/** Makes a link to the profile; its address is shown once. */
export function NewLink({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('myProfile.share');
  const locale = useLocale();
  const [made, setMade] = useState<{ linkId: string; address: string } | null>(null);
  const params = { orgId: profile.organizationId, id: profile.id };
  const { data: links } = useQuery(recruitmentApi.profileLinks.list.queryOptions({ params }));
  const isTakenBack =
    links?.data.some(({ linkId, revokedAt }) => linkId === made?.linkId && revokedAt) ?? false;
  const form = useZodForm(linkForm, { defaultValues: empty });
  const create = useWrite(recruitmentApi.profileLinks.create);
  const send = async (body: z.output<typeof linkForm>) => {
    const { key, linkId } = await create.send({ params, body });
    const prefix = locale === 'en' ? '/en' : '';
    const address = `${window.location.origin}${prefix}/profile/${profile.userId}/digital-profile#${key}`;
    setMade({ linkId, address });
    form.reset(empty);
  };
  return (
    <div className="grid gap-4">
      <Form form={form} onSubmit={send} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="label" label={t('label')} maxLength={labelMax} autoComplete="off" />
          <TextField name="days" label={t('days')} inputMode="numeric" autoComplete="off" />
        </div>
        <fieldset>
          <legend className="font-medium">{t('open')}</legend>
          {openPartNames.map((part) => (
            <CheckboxField key={part} name={`openParts.${part}`} label={t(`parts.${part}`)} />
          ))}
        </fieldset>
        <SubmitButton wide={false} size="md">
          {t('make')}
        </SubmitButton>
      </Form>
      {made && !isTakenBack && (
        <Alert tone="success" title={t('made')}>
          <p className="my-2 wrap-anywhere" data-testid="profile-link">
            {made.address}
          </p>
          <CopyButton text={made.address}>{t('copy')}</CopyButton>
        </Alert>
      )}
    </div>
  );
}
