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
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { Alert } from '@/components/ui/alert';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { marketingApi } from '@/lib/api/marketing';
import type { Campaign } from '@/lib/contract/marketing/campaigns';
import { textLimits } from '@/lib/domain/limits/texts';
import { useRouter } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { CampaignActions } from './campaign-actions';
import { CampaignBadge } from './campaign-badge';
import { campaignForm, campaignValues } from './campaign-form';
import { campaignList, campaignStatuses } from './campaign-list';

/** Adds a campaign, or changes one; an archived one is read only. */
export function CampaignEditor({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaignDesk');
  const locale = useLocale();
  const isNew = campaign.version === 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={campaignList.href()}>{t('title')}</BackLink>
        <DetailHeader
          title={isNew ? t('create') : pickText(campaign.title, locale)}
          meta={!isNew && <CampaignBadge campaign={campaign} />}
          actions={!isNew && <CampaignActions campaign={campaign} />}
        />
      </div>
      {campaign.archived ? (
        <Alert tone="info" title={t('archived')}>
          <p className="whitespace-pre-line">{pickText(campaign.description, locale)}</p>
        </Alert>
      ) : (
        <Editor campaign={campaign} />
      )}
    </div>
  );
}

function Editor({ campaign }: { campaign: Campaign }) {
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
      <SelectField
        name="status"
        label={t('fields.status')}
        options={campaignStatuses.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
    </EntityEditor>
  );
}
