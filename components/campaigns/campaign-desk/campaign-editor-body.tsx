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
import { ArrayField } from '@/components/form/array-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { PictureField } from '@/components/kits/upload/picture-field';
import { FieldGroup } from '@/components/events/event-desk/field-group';
import { QuestionFields } from '@/components/events/event-desk/question-list';
import { provinceOptions } from '@/components/schools/place/place-options';
import { Photo } from '@/components/ui/photo';
import { campaignLimits } from '@/lib/domain/campaigns/campaign-rules';

const provincesMax = 25;

/** When and where a campaign takes place, for whom, how many have a place, and what they are asked. */
function RegistrationFields({ organizationId }: { organizationId: string }) {
  const t = useTranslations('campaignDesk');
  const locale = useLocale();
  return (
    <>
      <FieldGroup title={t('groups.held')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField name="heldFrom" label={t('fields.heldFrom')} optional />
          <DateField name="heldTo" label={t('fields.heldTo')} optional />
        </div>
        <BilingualField name="place" label={t('fields.place')} maxLength={textLimits.titleMax} optional />
        <BilingualField
          name="forWhom"
          label={t('fields.forWhom')}
          maxLength={textLimits.shortTextMax}
          optional
        />
        <TextField name="minAge" label={t('fields.minAge')} inputMode="numeric" optional />
      </FieldGroup>
      <FieldGroup title={t('groups.registration')}>
        <CheckboxField name="takesRegistrations" label={t('fields.takesRegistrations')} />
        <TextField
          name="capacity"
          label={t('fields.capacity')}
          hint={t('fields.capacityHint')}
          inputMode="numeric"
          optional
        />
        <ArrayField
          name="quotas"
          label={t('fields.quotas')}
          optional
          empty={{ province: '', places: '' }}
          entryLabel={(number) => t('entry.quota', { number: String(number) })}
          addLabel={t('entry.addQuota')}
          max={provincesMax}
        >
          {(path) => (
            <div className="grid gap-4 sm:grid-cols-2">
              <ComboboxField
                name={`${path}.province`}
                label={t('fields.province')}
                options={provinceOptions(locale)}
              />
              <TextField name={`${path}.places`} label={t('fields.places')} inputMode="numeric" />
            </div>
          )}
        </ArrayField>
        <QuestionFields />
        <BilingualField
          name="next"
          label={t('fields.next')}
          as="textarea"
          rows={3}
          maxLength={textLimits.shortTextMax}
          optional
        />
      </FieldGroup>
      <FieldGroup title={t('groups.pictures')}>
        <ArrayField
          name="pictures"
          label={t('fields.pictures')}
          optional
          empty={{ url: null }}
          entryLabel={(number) => t('entry.picture', { number: String(number) })}
          addLabel={t('entry.addPicture')}
          max={campaignLimits.picturesMax}
        >
          {(path) => (
            <PictureField
              name={`${path}.url`}
              label={t('fields.picture')}
              destination={{ purpose: 'article-media', schoolId: organizationId }}
            >
              {(url) =>
                url && (
                  <Photo
                    url={url}
                    alt=""
                    sizes="15rem"
                    className="aspect-4/3 w-full rounded-md object-cover"
                    fallback={null}
                  />
                )
              }
            </PictureField>
          )}
        </ArrayField>
      </FieldGroup>
    </>
  );
}

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
