'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { Select } from '@/components/ui/select';
import { type ExamTrack, examGrades, examTableOf } from '@/lib/domain/admissions/national-exam';

interface ExamGradesFieldProps {
  name: string;
  track: ExamTrack | null | undefined;
  /** The name of other papers; without it there is no grade for them. */
  otherName?: string;
}

/** A grade for each paper of the chosen track and one for other papers; empty ones are not sent. */
export function ExamGradesField({ name, track, otherName }: ExamGradesFieldProps) {
  const t = useTranslations('enrollment.exam');
  const words = useTranslations('education.examSubject');
  const forms = useTranslations('form');
  const id = useId();
  const { field } = useController({ name });
  const grades = (field.value ?? {}) as Record<string, string>;
  const [startsOpen] = useState(Object.keys(grades).length > 0);
  if (!track) return null;

  const change = (subject: string, grade: string) => {
    const { [subject]: _, ...others } = grades;
    field.onChange(grade === '' ? others : { ...others, [subject]: grade });
  };
  const papers = examTableOf().papers[track].map((paper) => paper.subject);
  const subjects = otherName ? [...papers, 'other' as const] : papers;

  return (
    <details open={startsOpen || undefined} className="group rounded-md border border-border px-3.5">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        <span>
          {t('subjects')} <span className="font-normal text-muted">({forms('optional')})</span>
        </span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 pb-4">
        <fieldset>
          <legend className="mb-2 text-sm text-muted">{t('subjectsHint')}</legend>
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
        </fieldset>
        {otherName && grades['other'] && <TextField name={otherName} label={t('otherSubjects')} optional />}
      </div>
    </details>
  );
}
