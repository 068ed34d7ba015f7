'use client';

import { useState } from 'react';
import type { Gap } from '@/components/kits/work/steps-of-work';
import { useDraft } from '@/components/kits/work/use-draft';
import { useWork } from '@/components/kits/work/use-work';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { OpenDialog } from './application-dialogs';
import type { Draft, DraftStore } from './draft-store';
import { isRequiredOfPerson, workStepsOf } from './application-steps';
import { typedValues, useApplicationForm } from './use-application-form';
import { applicationProblems, type ApplicationSubmission } from './use-submit-application';

export interface OpenFormOptions {
  /** As it was when the form was opened, and where it is stored while it is typed on. */
  initial: Draft;
  store: DraftStore;
  submission: ApplicationSubmission;
  onSent: (sent: ApplicantDetail) => void;
}

function kindOfGaps(gaps: readonly Gap[]) {
  const missing = gaps.filter(({ code }) => code === 'required');
  if (missing.some(({ path }) => isRequiredOfPerson(path))) return 'missing';
  return missing.length > 0 ? 'fields' : 'invalid';
}

/** The form of an application with its draft, its steps, and the dialog that is open over it. */
export function useOpenForm({ initial, store, submission, onSent }: OpenFormOptions) {
  const { form, asked, schema } = useApplicationForm(initial.school.schoolId, initial.values);
  const draft = useDraft({
    store,
    initial,
    form,
    read: () => ({ values: typedValues(form) }),
    atOnce: true,
  });
  const work = useWork({
    form,
    schema,
    steps: workStepsOf(asked),
    initial,
    draft,
    submission,
    problems: applicationProblems,
    fieldProblem: 'invalid',
    kindOfGaps,
    onSent,
  });
  const [isReused, setReused] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  return { draft, work, isReused, setReused, dialog, setDialog };
}
export type OpenForm = ReturnType<typeof useOpenForm>;
