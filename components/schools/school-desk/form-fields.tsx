'use client';

import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { Panel } from '@/components/ui/panel';
import { fieldModes, formFields } from '@/lib/domain/admissions/applicant-form';
import { emptyFile, emptyQuestion } from './form-builder';
import { QuestionFields } from './question-fields';

/** The parts of the form builder: fields on or off, questions, papers, short courses. */
export function FormFields() {
  const t = useTranslations('schoolDesk.form');
  const modes = fieldModes.map((value) => ({ value, label: t(`mode.${value}`) }));
  return (
    <>
      <Panel title={t('fields')}>
        <p className="mb-4 text-muted">{t('always')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {formFields.map((field) => (
            <SelectField key={field} name={`fields.${field}`} label={t(`field.${field}`)} options={modes} />
          ))}
        </div>
      </Panel>
      <Panel title={t('questions')}>
        <ArrayField
          name="questions"
          label={t('questionsLabel')}
          entryLabel={(number) => t('question', { number })}
          addLabel={t('addQuestion')}
          empty={emptyQuestion}
          max={30}
          optional="unsaid"
        >
          {(path) => <QuestionFields path={path} />}
        </ArrayField>
      </Panel>
      <Panel title={t('files')}>
        <ArrayField
          name="files"
          label={t('filesLabel')}
          entryLabel={(number) => t('file', { number })}
          addLabel={t('addFile')}
          empty={emptyFile}
          optional="unsaid"
        >
          {(path) => (
            <>
              <BilingualField name={`${path}.label`} label={t('fileName')} maxLength={200} />
              <CheckboxField name={`${path}.required`} label={t('required')} />
              <CheckboxField name={`${path}.original`} label={t('original')} />
            </>
          )}
        </ArrayField>
      </Panel>
      <Panel title={t('shortCourses')}>
        <RadioField
          name="shortCourses"
          label={t('shortCoursesLabel')}
          options={[
            { value: 'brief', label: t('brief') },
            { value: 'whole', label: t('whole') },
          ]}
        />
      </Panel>
    </>
  );
}
