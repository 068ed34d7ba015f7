'use client';

import { useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { ChoiceField } from '@/components/form/choice-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { PlaceFields } from '@/components/schools/place/place-fields';
import { Panel } from '@/components/ui/panel';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { textLimits } from '@/lib/domain/limits/texts';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { schoolStates } from './desk-school-list';
import { PartFields } from './part-fields';
import { generalForm, generalValues } from './part-forms';
import { SchoolPart } from './school-part';
import { usePlaceLabels } from './use-place-labels';

const { titleMax } = textLimits;

interface GeneralPartProps {
  school: SchoolDetail;
  /** Whether the reader may decide that the school is a partner. */
  mayVerify: boolean;
}

/** What a school is: names, kind, place, and how it introduces itself. */
export function GeneralPart({ school, mayVerify }: GeneralPartProps) {
  const t = useTranslations('schoolDesk');
  const words = useTranslations('education');
  const placeLabels = usePlaceLabels();
  const types = schoolTypes.map((value) => ({ value, label: words(`schoolType.${value}`) }));
  const states = schoolStates.map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <SchoolPart school={school} part="general" schema={generalForm} toValues={generalValues}>
      <Panel title={t('parts.names')}>
        <div className="grid gap-5">
          <BilingualField name="name" label={t('fields.name')} spelling="native" maxLength={titleMax} />
          <div className="grid gap-5 lg:grid-cols-2">
            <SelectField name="schoolType" label={t('columns.type')} options={types} />
            <TextField name="code" label={t('fields.code')} hint={t('fields.codeHint')} maxLength={20} />
          </div>
          <ChoiceField
            name="isPublic"
            label={t('columns.sector')}
            columns={2}
            compact
            choices={[
              { value: true, label: words('sector.public') },
              { value: false, label: words('sector.private') },
            ]}
          />
          {/* Before Sala has agreed, only an advisor makes it public. */}
          {school.agreedOn !== null && (
            <SelectField
              name="status"
              label={t('columns.status')}
              hint={t('fields.statusHint')}
              options={states}
            />
          )}
          {mayVerify && (
            <CheckboxField name="verified" label={t('fields.verified')}>
              {t('fields.verifiedHint')}
            </CheckboxField>
          )}
        </div>
      </Panel>
      <Panel title={t('parts.place')}>
        <div className="grid gap-5">
          <PlaceFields
            names={{ province: 'province', district: 'district', commune: 'commune' }}
            labels={placeLabels}
            partly
          />
          <PartFields part="place" />
        </div>
      </Panel>
      <Panel title={t('parts.texts')}>
        <PartFields part="about" />
      </Panel>
    </SchoolPart>
  );
}
