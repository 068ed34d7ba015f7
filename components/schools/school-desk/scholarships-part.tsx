'use client';

import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { TextField } from '@/components/form/text-field';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { textLimits } from '@/lib/domain/limits/texts';
import { emptyScholarship, scholarshipsForm, scholarshipsValues } from './part-forms';
import { SchoolPart } from './school-part';

const { titleMax, shortTextMax, longTextMax } = textLimits;

/** What a school gives: how much, to how many, to whom, until when. */
export function ScholarshipsPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  const long = { as: 'textarea', rows: 4, maxLength: longTextMax, optional: true } as const;
  return (
    <SchoolPart
      key={school.scholarships.map(({ key }) => key).join(' ')}
      school={school}
      part="scholarships"
      schema={scholarshipsForm}
      toValues={scholarshipsValues}
    >
      <ArrayField
        name="scholarships"
        label={t('views.scholarships')}
        entryLabel={(number) => t('scholarships.entry', { number })}
        addLabel={t('scholarships.add')}
        empty={emptyScholarship}
        max={50}
        optional="unsaid"
      >
        {(path) => (
          <>
            <BilingualField name={`${path}.title`} label={t('fields.title')} maxLength={titleMax} />
            <BilingualField
              name={`${path}.coverage`}
              label={t('scholarships.coverage')}
              maxLength={shortTextMax}
              optional
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                name={`${path}.coveragePercent`}
                label={t('scholarships.percent')}
                inputMode="decimal"
              />
              <TextField name={`${path}.seats`} label={t('scholarships.seats')} inputMode="numeric" />
            </div>
            <DateField name={`${path}.deadline`} label={t('scholarships.deadline')} />
            <BilingualField name={`${path}.eligibility`} label={t('scholarships.eligibility')} {...long} />
            <BilingualField name={`${path}.description`} label={t('fields.description')} {...long} />
          </>
        )}
      </ArrayField>
    </SchoolPart>
  );
}
