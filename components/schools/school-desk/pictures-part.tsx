'use client';

import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { TextField } from '@/components/form/text-field';
import { Panel } from '@/components/ui/panel';
import { UploadField } from '@/components/kits/upload/upload-field';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { textLimits } from '@/lib/domain/limits/texts';
import { picturesForm, picturesValues } from './part-forms';
import { SchoolPart } from './school-part';

/** The emblem of a school, the picture on top of its page, and a gallery. */
export function PicturesPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  const destination = { purpose: 'school-image', schoolId: school.schoolId } as const;
  const credit = {
    label: t('pictures.credit'),
    hint: t('pictures.creditHint'),
    maxLength: textLimits.nameMax,
    optional: true,
  };
  const picture = { destination, camera: 'none', optional: true } as const;
  return (
    <SchoolPart
      school={school}
      part="pictures"
      schema={picturesForm}
      toValues={picturesValues}
      hint={t('pictures.hint')}
    >
      <Panel title={t('pictures.main')}>
        <div className="grid gap-5 lg:grid-cols-2">
          <UploadField name="pictures.logo" label={t('pictures.logo')} {...picture} />
          <div className="grid content-start gap-4">
            <UploadField name="pictures.cover" label={t('pictures.cover')} {...picture} />
            <TextField name="pictures.coverCredit" {...credit} />
          </div>
        </div>
      </Panel>
      <Panel title={t('pictures.gallery')}>
        <ArrayField
          name="pictures.gallery"
          label={t('pictures.galleryLabel')}
          entryLabel={(number) => t('pictures.entry', { number })}
          addLabel={t('pictures.add')}
          empty={{ key: null, alt: { km: '', en: '' }, credit: '' }}
          max={12}
          optional="unsaid"
        >
          {(path) => (
            <>
              <UploadField
                name={`${path}.key`}
                label={t('pictures.picture')}
                destination={destination}
                camera="none"
              />
              <BilingualField
                name={`${path}.alt`}
                label={t('pictures.alt')}
                hint={t('pictures.altHint')}
                maxLength={textLimits.titleMax}
              />
              <TextField name={`${path}.credit`} {...credit} />
            </>
          )}
        </ArrayField>
      </Panel>
    </SchoolPart>
  );
}
