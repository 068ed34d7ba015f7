'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ArrayField } from '@/components/form/array-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { askedGrades, entranceExams, priorStudies } from '@/lib/domain/schools/admission-rule';
import { examSubjects, examTracks } from '@/lib/domain/admissions/national-exam';

/** Who is admitted, as data: what "Can I get in?" on the public pages checks. */
export function AdmissionFields() {
  const t = useTranslations('programDesk.admission');
  const rule = useTranslations('admissionRule');
  const words = useTranslations('education');
  const needs: unknown = useWatch({ name: 'admission.needs' });
  const grades = askedGrades.map((value) => ({ value, label: value }));
  return (
    <div className="grid gap-5">
      <SelectField
        name="admission.needs"
        label={t('needs')}
        options={[
          { value: '', label: t('unpublished') },
          ...priorStudies.map((value) => ({ value, label: rule(`needs.${value}`) })),
        ]}
      />
      {needs !== '' && (
        <>
          <div className="grid gap-5 lg:grid-cols-2">
            <SelectField
              name="admission.minGrade"
              label={t('minGrade')}
              options={[{ value: '', label: t('anyGrade') }, ...grades]}
            />
            <TextField name="admission.maxYears" label={t('maxYears')} inputMode="numeric" optional />
            <SelectField
              name="admission.exam"
              label={t('exam')}
              options={entranceExams.map((value) => ({
                value,
                label: value === 'none' ? t('noExam') : rule(`exam.${value}`),
              }))}
            />
            <MultiSelectField
              name="admission.tracks"
              label={t('tracks')}
              optional
              options={examTracks.map((value) => ({ value, label: words(`examTrack.${value}`) }))}
            />
          </div>
          <ArrayField
            name="admission.papers"
            label={t('papers')}
            optional
            max={examSubjects.length}
            entryLabel={(number) => t('paper', { number })}
            addLabel={t('addPaper')}
            empty={{ subject: 'mathematics', minGrade: 'E' }}
          >
            {(path) => (
              <div className="grid gap-5 sm:grid-cols-2">
                <SelectField
                  name={`${path}.subject`}
                  label={t('subject')}
                  options={examSubjects.map((value) => ({ value, label: words(`examSubject.${value}`) }))}
                />
                <SelectField name={`${path}.minGrade`} label={t('minGrade')} options={grades} />
              </div>
            )}
          </ArrayField>
          <CheckboxField name="admission.bridging" label={t('bridging')}>
            {rule('bridging')}
          </CheckboxField>
        </>
      )}
    </div>
  );
}
