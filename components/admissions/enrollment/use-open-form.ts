'use client';

import { useRef, useState } from 'react';
import type { OpenDialog } from './application-dialogs';
import type { ApplicationFormProps } from './application-form';
import { useApplicationFlow } from './use-application-flow';
import { useApplicationForm } from './use-application-form';
import { useDraft } from './use-draft';

/** The form of an application with its draft, its steps, and the dialog that is open over it. */
export function useOpenForm({ initial, store, submission, onSent }: ApplicationFormProps) {
  const { form, asked, schema } = useApplicationForm(initial.school.schoolId, initial.values);
  const draft = useDraft(store, initial, form);
  const area = useRef<HTMLFormElement>(null);
  const flow = useApplicationFlow({ form, asked, schema, submission, area, draft, initial, onSent });
  const [isReused, setReused] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  return { form, draft, area, flow, isReused, setReused, dialog, setDialog };
}
export type OpenForm = ReturnType<typeof useOpenForm>;
