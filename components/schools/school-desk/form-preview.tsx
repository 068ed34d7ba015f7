'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Card, CardBody } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { type ApplicantForm, type FormQuestion, formFields } from '@/lib/domain/admissions/applicant-form';
import { pickText } from '@/lib/i18n/pick';

const always = ['names', 'gender', 'birthday', 'phone'] as const;

/** What applicants are asked, as the form would ask it; only the answers of a choice can be opened. */
export function FormPreview({ form }: { form: ApplicantForm }) {
  const t = useTranslations('schoolDesk.form');
  const locale = useLocale();
  const asked = formFields.filter((field) => form.fields[field] !== 'hidden');
  const optional = <span className="font-normal text-muted"> ({t('optional')})</span>;
  return (
    <Card className="self-start">
      <CardBody className="grid gap-5">
        <h3 className="text-lg">{t('preview')}</h3>
        <ul className="grid gap-1.5">
          {always.map((key) => (
            <li key={key}>{t(`alwaysAsked.${key}`)}</li>
          ))}
          {asked.map((field) => (
            <li key={field}>
              {t(`field.${field}`)}
              {form.fields[field] === 'optional' && optional}
            </li>
          ))}
        </ul>
        {form.questions.map((question, index) => (
          <PreviewedQuestion key={`${index} ${question.key}`} question={question} optional={optional} />
        ))}
        {form.files.length > 0 && (
          <div>
            <h4 className="mb-1.5 font-semibold">{t('files')}</h4>
            <ul className="grid gap-1.5">
              {form.files.map((file, index) => (
                <li key={`${index} ${file.key}`} className="flex gap-2">
                  <Icon name="file-text" className="mt-1 size-5 shrink-0 text-muted" />
                  <span>
                    {pickText(file.label, locale)}
                    {!file.required && optional}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function PreviewedQuestion({ question, optional }: { question: FormQuestion; optional: React.ReactNode }) {
  const locale = useLocale();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {pickText(question.label, locale)}
        {!question.required && optional}
      </label>
      {question.kind === 'text' && <Input id={id} disabled />}
      {question.kind === 'long-text' && <Textarea id={id} disabled rows={3} />}
      {question.kind === 'choice' && (
        <Select id={id}>
          {question.options.map((option, index) => (
            <option key={`${index} ${option.value}`}>{pickText(option.label, locale)}</option>
          ))}
        </Select>
      )}
    </div>
  );
}
