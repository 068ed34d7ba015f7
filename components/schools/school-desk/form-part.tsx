'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { FormPreview } from './form-preview';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { Panel } from '@/components/ui/panel';
import {
  fieldModes,
  formFields,
  formQuestionKinds,
  type ApplicantForm,
} from '@/lib/domain/admissions/applicant-form';
import { useId, useState } from 'react';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { applicantFormDraft } from '@/lib/contract/admissions/applicant-form-shapes';
import { requiredBoth, type Text } from '@/lib/contract/fields';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';

/** The form of a school as staff edit it: keys follow from the English texts, and stay once they exist. */

const label = requiredBoth(200);

interface Labelled {
  label: Text;
}

const fillKeys = <Entry extends Labelled, Name extends 'key' | 'value'>(
  entries: readonly (Entry & Record<Name, string>)[],
  name: Name,
  fallback: string,
) => {
  const taken = new Set(entries.map((entry): string => entry[name]).filter(Boolean));
  return entries.map((entry) => {
    if (entry[name] !== '') return entry;
    const key = freeSlug(nameSlug(entry.label.en, fallback).slice(0, 50), taken);
    taken.add(key);
    return { ...entry, [name]: key };
  });
};

const question = z.object({
  key: z.string(),
  kind: z.enum(formQuestionKinds),
  label,
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label })),
});
const file = z.object({ key: z.string(), label, required: z.boolean(), original: z.boolean() });

const { fields, questions, files, shortCourses } = applicantFormDraft.shape;

const formBuilder = z.object({
  fields,
  shortCourses,
  questions: z
    .array(question)
    .transform((all): z.input<typeof questions> =>
      fillKeys(all, 'key', 'question').map((each) => ({
        ...each,
        options: each.kind === 'choice' ? fillKeys(each.options, 'value', 'answer') : [],
      })),
    )
    .pipe(questions),
  files: z
    .array(file)
    .transform((all): z.input<typeof files> => fillKeys(all, 'key', 'paper'))
    .pipe(files),
});

const formBuilderValues = (form: ApplicantForm): z.input<typeof formBuilder> => ({
  fields: form.fields,
  shortCourses: form.shortCourses,
  questions: form.questions,
  files: form.files.map((each) => ({ ...each, original: each.original ?? false })),
});

const noText = { km: '', en: '' };
const emptyQuestion: z.input<typeof question> = {
  key: '',
  kind: 'text',
  label: noText,
  required: true,
  options: [],
};
const emptyOption = { value: '', label: noText };
const emptyFile: z.input<typeof file> = { key: '', label: noText, required: true, original: false };

/** One question of the school's own; a choice has its answers. */
function QuestionFields({ path }: { path: string }) {
  const t = useTranslations('schoolDesk.form');
  const kind: unknown = useWatch({ name: `${path}.kind` });
  return (
    <>
      <BilingualField name={`${path}.label`} label={t('questionText')} maxLength={200} />
      <SelectField
        name={`${path}.kind`}
        label={t('kindLabel')}
        options={formQuestionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
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

/** What the school asked before. Applications are still read by the version that they answer. */
function FormVersions({ schoolId, current }: { schoolId: string; current: number }) {
  const t = useTranslations('schoolDesk.form');
  const id = useId();
  const [version, setVersion] = useState('');
  const query = useQuery({
    ...applicantApi.applicants.schema.queryOptions({ params: { id: schoolId }, query: { version } }),
    enabled: version !== '',
  });
  return (
    <Panel title={t('versions')}>
      <Label htmlFor={id} className="mb-1.5">
        {t('versionsLabel')}
      </Label>
      <Select id={id} value={version} onChange={(event) => setVersion(event.target.value)}>
        <option value="">{t('versionsNone')}</option>
        {Array.from({ length: current }, (_, earlier) => (
          <option key={earlier} value={earlier}>
            {earlier === 0 ? t('versionZero') : t('version', { number: earlier })}
          </option>
        )).toReversed()}
      </Select>
      {version !== '' && (
        <div className="mt-4">
          <QueryState query={query} skeleton={<Skeleton className="h-64 rounded-lg" />}>
            {({ form }) => <FormPreview form={form} />}
          </QueryState>
        </div>
      )}
    </Panel>
  );
}

/** The parts of the form builder: fields on or off, questions, papers, short courses. */
function FormFields() {
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

/** What the school asks of its applicants, with a preview; each change is a version of its own. */
export function FormPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  const id = school.schoolId;
  const query = useQuery(applicantApi.applicants.schema.queryOptions({ params: { id } }));
  const { applicants, applicantForms } = applicantApi;
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {({ form }) => (
        <div className="grid gap-5">
          <RecordEditor
            name={`school:${id}:form`}
            record={form}
            schema={formBuilder}
            toValues={formBuilderValues}
            update={async (body, version) =>
              (await applicantForms.save({ params: { id }, body, version })).form
            }
            // The papers of the form are those that the school's page lists.
            keys={[applicants.key, applicantForms.key, academicApi.schools.key]}
            saved={t('form.saved')}
            describe={(theirs) => <FormPreview form={theirs} />}
            preview={(typed) => <FormPreview form={{ ...form, ...typed }} />}
            hint={t('form.hint', { version: form.version })}
          >
            <FormFields />
          </RecordEditor>
          {form.version > 0 && <FormVersions schoolId={id} current={form.version} />}
        </div>
      )}
    </QueryState>
  );
}
