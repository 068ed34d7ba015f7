'use client';

import { useLocale } from 'next-intl';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormQuestion } from '@/lib/domain/admissions/applicant-form';
import { pickText } from '@/lib/i18n/pick';
import { useAskedForm } from './use-asked-form';

/** More than these are a list to open. */
const radiosMax = 5;

function Question({ question: { key, kind, label, required, options } }: { question: FormQuestion }) {
  const locale = useLocale();
  const base = {
    name: `enrollToDetail.answers.${key}`,
    label: pickText(label, locale),
    optional: !required,
  };
  if (kind === 'text') return <TextField {...base} autoComplete="off" />;
  if (kind === 'long-text') return <TextareaField {...base} rows={4} />;
  const choices = options.map((option) => ({ value: option.value, label: pickText(option.label, locale) }));
  if (choices.length <= radiosMax && required) return <RadioField {...base} options={choices} />;
  return <SelectField {...base} options={choices} />;
}

/** What this school alone asks. */
export function QuestionsStep() {
  const { questions } = useAskedForm();
  return (
    <>
      {questions.map((question) => (
        <Question key={question.key} question={question} />
      ))}
    </>
  );
}
