'use client';

import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { PhoneField } from '@/components/form/phone-field';
import { PlaceFields } from '@/components/schools/place/place-fields';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { textLimits } from '@/lib/domain/limits/texts';
import { CampusPosition } from './campus-position';
import { campusesForm, campusesValues, emptyCampus } from './part-forms';
import { SchoolPart } from './school-part';
import { usePlaceLabels } from './use-place-labels';

/** Where a school teaches. Each campus has its position, because it shows on a map. */
export function CampusesPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  const placeLabels = usePlaceLabels();
  return (
    <SchoolPart
      // A new campus gets its id when it is stored; the form has to know it before it sends the list again.
      key={school.campuses.map(({ campusId }) => campusId).join(' ')}
      school={school}
      part="campuses"
      schema={campusesForm}
      toValues={campusesValues}
      hint={t('campuses.hint')}
    >
      <ArrayField
        name="campuses"
        label={t('views.campuses')}
        entryLabel={(number) => t('campuses.entry', { number })}
        addLabel={t('campuses.add')}
        empty={emptyCampus}
        max={50}
        optional="unsaid"
      >
        {(path) => (
          <>
            <BilingualField name={`${path}.name`} label={t('fields.name')} maxLength={textLimits.titleMax} />
            <PlaceFields
              names={{
                province: `${path}.province`,
                district: `${path}.district`,
                commune: `${path}.commune`,
              }}
              labels={placeLabels}
              partly
            />
            <BilingualField
              name={`${path}.street`}
              label={t('fields.street')}
              maxLength={textLimits.shortTextMax}
              optional
            />
            <PhoneField name={`${path}.phone`} label={t('fields.phone')} optional />
            <CampusPosition path={path} />
          </>
        )}
      </ArrayField>
    </SchoolPart>
  );
}
