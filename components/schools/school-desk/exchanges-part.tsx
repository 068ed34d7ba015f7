'use client';

import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { TextField } from '@/components/form/text-field';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { textLimits } from '@/lib/domain/limits/texts';
import { emptyExchange, exchangesForm, exchangesValues } from './part-forms';
import { SchoolPart } from './school-part';

const { nameMax, titleMax, longTextMax } = textLimits;

/** Where students of a school can study for a time. */
export function ExchangesPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  return (
    <SchoolPart
      key={school.exchangePrograms.map(({ key }) => key).join(' ')}
      school={school}
      part="exchanges"
      schema={exchangesForm}
      toValues={exchangesValues}
    >
      <ArrayField
        name="exchangePrograms"
        label={t('views.exchanges')}
        entryLabel={(number) => t('exchanges.entry', { number })}
        addLabel={t('exchanges.add')}
        empty={emptyExchange}
        max={50}
        optional="unsaid"
      >
        {(path) => (
          <>
            <BilingualField name={`${path}.title`} label={t('fields.title')} maxLength={titleMax} />
            <BilingualField name={`${path}.partner`} label={t('exchanges.partner')} maxLength={titleMax} />
            <BilingualField name={`${path}.country`} label={t('exchanges.country')} maxLength={nameMax} />
            <TextField name={`${path}.durationMonths`} label={t('exchanges.months')} inputMode="numeric" />
            <BilingualField
              name={`${path}.description`}
              label={t('fields.description')}
              as="textarea"
              rows={4}
              maxLength={longTextMax}
              optional
            />
          </>
        )}
      </ArrayField>
    </SchoolPart>
  );
}
