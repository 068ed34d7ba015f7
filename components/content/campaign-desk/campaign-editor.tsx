'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { Alert } from '@/components/ui/alert';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { marketingApi } from '@/lib/api/marketing';
import type { Campaign } from '@/lib/contract/marketing/campaign-shapes';
import { textLimits } from '@/lib/domain/limits/texts';
import { useRouter } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { campaignForm, campaignValues } from './campaign-form';
import { campaignStatuses } from './campaign-list';
import { RegistrationFields } from './registration-fields';

interface CampaignEditorProps {
  /** A new one has version 0. */
  campaign: Campaign;
  /** Sala's own, whose pictures these are. */
  organizationId: string;
}

/** Adds a campaign, or changes one; an archived one is read only. */
export function CampaignEditor(props: CampaignEditorProps) {
  const t = useTranslations('campaignDesk');
  const locale = useLocale();
  const { campaign } = props;
  if (!campaign.archived) return <Editor {...props} />;
  return (
    <Alert tone="info" title={t('archived')}>
      <p className="whitespace-pre-line">{pickText(campaign.description, locale)}</p>
    </Alert>
  );
}

function Editor({ campaign, organizationId }: CampaignEditorProps) {
  const t = useTranslations('campaignDesk');
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useRef(keyOfBody());
  const { key, create, update } = marketingApi.campaigns;
  const isNew = campaign.version === 0;
  const save = ({ slug, ...body }: z.output<typeof campaignForm>, version: number) =>
    isNew
      ? create({ body: { slug, ...body }, idempotencyKey: keyOf.current({ slug, ...body }) })
      : update({ params: { slug: campaign.slug }, body, version });
  const refresh = () => client.refetchQueries({ queryKey: key }, { throwOnError: true });
  return (
    <EntityEditor
      name={`campaign:${campaign.slug || 'new'}`}
      record={campaign}
      schema={campaignForm}
      toValues={campaignValues}
      save={async (body, version) => {
        const saved = await save(body, version);
        if (isNew) router.replace(href('/advisor/campaign/[slug]/detail', { slug: saved.slug }));
        return saved;
      }}
      refresh={refresh}
      onSaved={() => {
        showToast({ kind: 'success', message: t('saved') });
        void refresh().catch(() => undefined);
      }}
      describe={(theirs) => (
        <>
          <p lang="km" className="font-semibold">
            {theirs.title.km}
          </p>
          <p lang="en" className="font-semibold">
            {theirs.title.en}
          </p>
        </>
      )}
    >
      <BilingualField name="title" label={t('fields.title')} maxLength={textLimits.titleMax} />
      {isNew && (
        <TextField
          name="slug"
          label={t('fields.slug')}
          hint={t('fields.slugHint')}
          autoCapitalize="none"
          optional
        />
      )}
      <BilingualField
        name="description"
        label={t('fields.description')}
        as="textarea"
        rows={6}
        maxLength={textLimits.longTextMax}
        optional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField name="startsOn" label={t('fields.startsOn')} />
        <DateField name="endsOn" label={t('fields.endsOn')} />
      </div>
      <RegistrationFields organizationId={organizationId} />
      <SelectField
        name="status"
        label={t('fields.status')}
        options={campaignStatuses.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
    </EntityEditor>
  );
}
