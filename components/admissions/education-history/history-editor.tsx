'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { applicantApi } from '@/lib/api/applicant';
import { userApi } from '@/lib/api/user';
import type { EducationHistory, EducationHistoryChange } from '@/lib/contract/admissions/education-history';

interface HistoryEditorProps<Schema extends z.ZodType<EducationHistoryChange, FieldValues>> {
  history: EducationHistory;
  /** The name of the half in the draft. */
  name: string;
  schema: Schema;
  toValues: (history: EducationHistory) => z.input<Schema>;
  /** The names of the schools in this half. */
  namesOf: (history: EducationHistory) => readonly string[];
  children: ReactNode;
}

/** Edits one half of a person's education history; starts anew with what was saved. */
export function HistoryEditor<Schema extends z.ZodType<EducationHistoryChange, FieldValues>>({
  history,
  namesOf,
  children,
  ...half
}: HistoryEditorProps<Schema>) {
  const t = useTranslations('educationHistory');
  const [visit, setVisit] = useState(0);
  return (
    <RecordEditor
      plain
      key={visit}
      record={history}
      update={(body, version, { userId: id }) =>
        userApi.educationHistory.update({ params: { id }, body, version })
      }
      // A result of the exam also changes applications.
      keys={[userApi.educationHistory.key, applicantApi.applicants.key]}
      saved={t('saved')}
      onSaved={() => setVisit(visit + 1)}
      describe={(theirs) => <p>{namesOf(theirs).join(', ') || t('nothing')}</p>}
      {...half}
    >
      {children}
    </RecordEditor>
  );
}
