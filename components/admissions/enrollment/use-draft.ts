'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Account } from '@/lib/contract/user/accounts';
import type { EducationHistory } from '@/lib/contract/user/education-history';
import { prefill, prefillSchooling } from './application-values';
import { type Draft, type DraftStore, newDraft, readDraft } from './draft-store';
import type { ApplicantForm } from '@/lib/domain/applications/applicant-form';
import type { EnrollmentSchool } from './enrollment-school';
import { type ApplicationForm, typedValues } from './use-application-form';
import { useAutosave } from '@/lib/device/use-autosave';

interface DraftStart {
  userId: string;
  school: EnrollmentSchool;
  form: ApplicantForm;
  /** undefined where it could not be read; then the draft is filled from it the next time. */
  account: Account | undefined;
  /** undefined where it could not be read. */
  history: EducationHistory | undefined;
  /** A program of this school in the address. */
  program: string | null;
}

/** The stored draft or a new one, filled from the account once; an address that names another program chooses it. */
export function startDraft({ userId, school, form, account, history, program }: DraftStart): Draft {
  const { schoolId, slug, name, nameNative } = school;
  const draft = readDraft(userId, schoolId) ?? newDraft({ schoolId, slug, name, nameNative });
  const fill = (values: Draft['values'], known: Account) => {
    const filled = prefill(values, known, form);
    return history ? prefillSchooling(filled, history, form) : filled;
  };
  const filled =
    account && !draft.prefilled ? { ...draft, prefilled: true, values: fill(draft.values, account) } : draft;
  if (!program || program === draft.preselected) return filled;
  return { ...filled, preselected: program, values: { ...filled.values, enrollToId: program } };
}

export interface Saved {
  /** null until the first save. */
  at: string | null;
  isSaved: boolean;
}

/** Keeps a draft in step with its form: every change is stored on the device. */
export function useDraft(store: DraftStore, initial: Draft, form: ApplicationForm) {
  const draft = useRef(initial);
  const [saved, setSaved] = useState<Saved>({ at: initial.savedAt, isSaved: true });

  const save = useCallback(() => {
    const at = new Date().toISOString();
    draft.current = { ...draft.current, savedAt: at, values: typedValues(form) };
    setSaved({ at, isSaved: store.write(draft.current) });
  }, [form, store]);

  const { touch, flush, stop } = useAutosave(save);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);

  // Stored before the first key press, so that the idempotency key is never lost.
  useEffect(() => {
    if (!store.write(draft.current)) setSaved((before) => ({ ...before, isSaved: false }));
  }, [store]);

  const moveTo = useCallback(
    (step: number) => {
      draft.current = { ...draft.current, step, furthestStep: Math.max(step, draft.current.furthestStep) };
      save();
    },
    [save],
  );

  const discard = useCallback(() => {
    stop();
    store.write(null);
  }, [stop, store]);

  return { saved, flush, moveTo, discard };
}
