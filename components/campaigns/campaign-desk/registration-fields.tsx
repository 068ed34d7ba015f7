'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { DateField } from '@/components/form/date-field';
import { TextField } from '@/components/form/text-field';
import { PictureField } from '@/components/kits/upload/picture-field';
import { FieldGroup } from '@/components/events/event-desk/field-group';
import { QuestionList } from '@/components/events/event-desk/question-list';
import { provinceOptions } from '@/components/schools/place/place-options';
import { Photo } from '@/components/ui/photo';
import { campaignLimits } from '@/lib/domain/campaigns/campaign-rules';
import { textLimits } from '@/lib/domain/limits/texts';

const provincesMax = 25;

/** When and where a campaign takes place, for whom, how many have a place, and what they are asked. */
export function RegistrationFields({ organizationId }: { organizationId: string }) {
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
        <QuestionList />
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
