'use client';

import { useRef, useState } from 'react';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import type { OpenDialog } from './application-dialogs';
import type { Draft, DraftStore } from './draft-store';
import { useApplicationFlow } from './use-application-flow';
import { useApplicationForm } from './use-application-form';
import { useDraft } from './use-draft';
import type { Submission } from './use-submit-application';

export interface OpenFormOptions {
  /** As it was when the form was opened, and where it is stored while it is typed on. */
  initial: Draft;
  store: DraftStore;
  submission: Submission;
  onSent: (sent: ApplicantDetail) => void;
}

/** The form of an application with its draft, its steps, and the dialog that is open over it. */
export function useOpenForm({ initial, store, submission, onSent }: OpenFormOptions) {
  const { form, asked, schema } = useApplicationForm(initial.school.schoolId, initial.values);
  const draft = useDraft(store, initial, form);
  const area = useRef<HTMLFormElement>(null);
  const flow = useApplicationFlow({ form, asked, schema, submission, area, draft, initial, onSent });
  const [isReused, setReused] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  return { form, draft, area, flow, isReused, setReused, dialog, setDialog };
}
export type OpenForm = ReturnType<typeof useOpenForm>;
