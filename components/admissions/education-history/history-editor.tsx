'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { showToast } from '@/components/feedback/toast';
import type { EducationHistory, EducationHistoryChange } from '@/lib/contract/user/education-history';
import { useSaveHistory } from './use-save-history';

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
  const { save, refresh } = useSaveHistory(history.userId);
  const [visit, setVisit] = useState(0);
  return (
    <EntityEditor
      plain
      key={visit}
      record={history}
      save={save}
      refresh={refresh}
      onSaved={() => {
        showToast({ kind: 'success', message: t('saved') });
        setVisit(visit + 1);
      }}
      describe={(theirs) => <p>{namesOf(theirs).join(', ') || t('nothing')}</p>}
      {...half}
    >
      {children}
    </EntityEditor>
  );
}
