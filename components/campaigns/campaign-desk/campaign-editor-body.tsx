'use client';

import { useLocale, useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { BothTexts } from '@/components/kits/editor/both-texts';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { Alert } from '@/components/ui/alert';
import { marketingApi } from '@/lib/api/marketing';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { textLimits } from '@/lib/domain/limits/texts';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { campaignForm, campaignValues } from './campaign-form';
import { campaignList, campaignStatuses } from './campaign-list';
import { RegistrationFields } from './registration-fields';

interface CampaignEditorProps {
  /** A new one has version 0. */
  campaign: Campaign;
  /** Sala's own, whose pictures these are. */
  organizationId: string;
}

/** Adds a campaign, or changes one; an archived one is read only. */
export function CampaignEditorBody(props: CampaignEditorProps) {
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
  const locale = useLocale();
  const { key, create, update } = marketingApi.campaigns;
  return (
    <RecordEditor
      name={`campaign:${campaign.slug || 'new'}`}
      record={campaign}
      schema={campaignForm}
      toValues={campaignValues}
      create={(body, idempotencyKey) => create({ body, idempotencyKey })}
      update={({ slug: _slug, ...body }, version, { slug }) => update({ params: { slug }, body, version })}
      keys={[key]}
      editHref={({ slug }) => href('/advisor/campaign/[slug]/detail', { slug })}
      saved={t('saved')}
      describe={({ title }) => <BothTexts {...title} />}
      title={campaign.version > 0 ? pickText(campaign.title, locale) : t('create')}
      isPart={campaign.version > 0}
      leave={campaignList.href()}
      settings={
        <>
          <SelectField
            name="status"
            label={t('fields.status')}
            options={campaignStatuses.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
          <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
            <DateField name="startsOn" label={t('fields.startsOn')} />
            <DateField name="endsOn" label={t('fields.endsOn')} />
          </div>
          {campaign.version === 0 && (
            <TextField
              name="slug"
              label={t('fields.slug')}
              hint={t('fields.slugHint')}
              autoCapitalize="none"
              optional
            />
          )}
        </>
      }
    >
      <BilingualField name="title" label={t('fields.title')} maxLength={textLimits.titleMax} />
      <BilingualField
        name="description"
        label={t('fields.description')}
        as="textarea"
        rows={6}
        maxLength={textLimits.longTextMax}
        optional
      />
      <RegistrationFields organizationId={organizationId} />
    </RecordEditor>
  );
}
