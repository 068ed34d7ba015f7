'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { SelectField } from '@/components/form/select-field';
import { questionKinds } from '@/lib/domain/admissions/applicant-form';
import { emptyOption } from './form-builder';

/** One question of the school's own; a choice has its answers. */
export function QuestionFields({ path }: { path: string }) {
  const t = useTranslations('schoolDesk.form');
  const kind: unknown = useWatch({ name: `${path}.kind` });
  return (
    <>
      <BilingualField name={`${path}.label`} label={t('questionText')} maxLength={200} />
      <SelectField
        name={`${path}.kind`}
        label={t('kindLabel')}
        options={questionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <CheckboxField name={`${path}.required`} label={t('required')} />
      {kind === 'choice' && (
        <ArrayField
          name={`${path}.options`}
          label={t('options')}
          entryLabel={(number) => t('option', { number })}
          addLabel={t('addOption')}
          empty={emptyOption}
          max={40}
        >
          {(option) => <BilingualField name={`${option}.label`} label={t('optionText')} maxLength={200} />}
        </ArrayField>
      )}
    </>
  );
}
