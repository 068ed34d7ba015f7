'use client';

import { useLocale, useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { DateField } from '@/components/form/date-field';
import { MoneyField } from '@/components/form/money-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { askedGrades } from '@/lib/domain/schools/admission-rule';
import { examTracks } from '@/lib/domain/admissions/national-exam';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import { textLimits } from '@/lib/domain/limits/texts';
import { scholarshipKinds } from '@/lib/domain/schools/scholarship-rule';

const { titleMax, shortTextMax, longTextMax } = textLimits;
const states = ['active', 'inactive'] as const;

/** A scholarship: what it gives, until when, and who can have it, as data. */
export function ScholarshipRecordFields() {
  const t = useTranslations('schoolDesk');
  const words = useTranslations('scholarship');
  const locale = useLocale();
  const long = { as: 'textarea', rows: 4, maxLength: longTextMax } as const;
  return (
    <>
      <BilingualField name="title" label={t('fields.title')} maxLength={titleMax} />
      <BilingualField name="giver" label={t('scholarships.giver')} maxLength={titleMax} />
      <BilingualField name="amount" label={t('scholarships.coverage')} maxLength={shortTextMax} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="kind"
          label={t('scholarships.kind')}
          options={scholarshipKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
        />
        <SelectField
          name="status"
          label={t('columns.status')}
          options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
        <MoneyField name="amountUsd" label={t('scholarships.amountUsd')} optional />
        <TextField name="coveragePercent" label={t('scholarships.percent')} inputMode="numeric" optional />
        <TextField name="places" label={t('scholarships.seats')} inputMode="numeric" optional />
        <DateField name="deadline" label={t('scholarships.deadline')} />
        <SelectField
          name="rule.minGrade"
          label={t('scholarships.minGrade')}
          options={[
            { value: '', label: t('scholarships.anyGrade') },
            ...askedGrades.map((value) => ({ value, label: value })),
          ]}
        />
        <MultiSelectField
          name="rule.tracks"
          label={t('scholarships.tracks')}
          optional
          options={examTracks.map((value) => ({ value, label: words(`rule.track.${value}`) }))}
        />
      </div>
      <CheckboxField name="rule.womenOnly" label={words('rule.women')} />
      <CheckboxField name="rule.needOnly" label={words('rule.need')} />
      <MultiSelectField
        name="rule.provinces"
        label={t('scholarships.provinces')}
        optional
        columns={2}
        options={provinces.map((place) => ({ value: place.code, label: placeLabel(place, locale) }))}
      />
      <BilingualField name="conditions" label={t('scholarships.conditions')} {...long} optional />
      <BilingualField name="howToApply" label={t('scholarships.howToApply')} {...long} />
    </>
  );
}
