'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '@/components/form/field';
import { TextField } from '@/components/form/text-field';
import { Select } from '@/components/ui/select';
import { examGrades, examTableOf } from '@/lib/domain/national-exam';
import { useTypedValues } from './use-application-form';

const path = 'enrollToDetail.nationalExam';

/** A grade for each paper of the chosen track and one for what stands in neither; those left open are not sent. */
export function ExamGradesField() {
  const t = useTranslations('enrollment.exam');
  const words = useTranslations('education.examSubject');
  const id = useId();
  const { track } = useTypedValues().enrollToDetail.nationalExam;
  const { field } = useController({ name: `${path}.subjects` });
  const grades = (field.value ?? {}) as Record<string, string>;
  if (!track) return null;

  const change = (subject: string, grade: string) => {
    const { [subject]: _, ...others } = grades;
    field.onChange(grade === '' ? others : { ...others, [subject]: grade });
  };
  const subjects = [...examTableOf().papers[track].map((paper) => paper.subject), 'other' as const];

  return (
    <>
      <Field name={`${path}.subjects`} label={t('subjects')} hint={t('subjectsHint')} optional group>
        {() => (
          <ul className="grid gap-2 sm:grid-cols-2 sm:gap-x-6">
            {subjects.map((subject) => (
              <li key={subject} className="flex items-center justify-between gap-3">
                <label htmlFor={`${id}-${subject}`} className="min-w-0">
                  {words(subject)}
                </label>
                <span className="w-20 shrink-0">
                  <Select
                    id={`${id}-${subject}`}
                    value={grades[subject] ?? ''}
                    onChange={(event) => change(subject, event.target.value)}
                    onBlur={field.onBlur}
                  >
                    <option value="">{t('noGrade')}</option>
                    {examGrades.map((letter) => (
                      <option key={letter}>{letter}</option>
                    ))}
                  </Select>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Field>
      {grades['other'] && <TextField name={`${path}.otherSubjects`} label={t('otherSubjects')} optional />}
    </>
  );
}
