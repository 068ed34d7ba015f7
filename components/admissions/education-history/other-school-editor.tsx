'use client';

import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import type { EducationHistory } from '@/lib/contract/admissions/education-history';
import { historyLimits } from '@/lib/domain/limits';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { emptyOtherSchool, otherSchoolForm, toOtherSchoolValues } from './history-forms';
import { HistoryEditor } from './history-editor';

const yearProps = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const;

function SchoolFields({ path }: { path: string }) {
  const t = useTranslations('educationHistory');
  const degrees = useTranslations('education.degree');
  return (
    <>
      <TextField name={`${path}.schoolName`} label={t('schoolName')} autoComplete="off" />
      <TextField name={`${path}.program`} label={t('program')} autoComplete="off" />
      <SelectField
        name={`${path}.degree`}
        label={t('degree')}
        options={degreeCodes.map((code) => ({ value: code, label: degrees(code) }))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField name={`${path}.fromYear`} label={t('fromYear')} {...yearProps} />
        <TextField
          name={`${path}.toYear`}
          label={t('toYear')}
          optional
          hint={t('toYearHint')}
          {...yearProps}
        />
      </div>
    </>
  );
}

/** Universities, institutes and courses besides the high schools. */
export function OtherSchoolEditor({ history }: { history: EducationHistory }) {
  const t = useTranslations('educationHistory');
  return (
    <HistoryEditor
      history={history}
      name="other-schools"
      schema={otherSchoolForm}
      toValues={toOtherSchoolValues}
      namesOf={({ otherSchools }) => otherSchools.map(({ schoolName }) => schoolName)}
    >
      <ArrayField
        name="otherSchools"
        label={t('otherSchools')}
        empty={emptyOtherSchool}
        entryLabel={(number) => t('school', { number })}
        addLabel={t('addSchool')}
        max={historyLimits.otherSchoolsMax}
      >
        {(path) => <SchoolFields path={path} />}
      </ArrayField>
    </HistoryEditor>
  );
}
