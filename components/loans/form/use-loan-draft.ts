import { useEffect, useRef, useState } from 'react';
import { useAutosave } from '@/lib/device/use-autosave';
import type { ZodForm } from '@/components/form/use-zod-form';
import type { LoanDraft, LoanDraftStore } from './loan-draft';
import { type loanSchema, storedLoan } from './loan-values';

export type LoanForm = ZodForm<typeof loanSchema>;

/** Stores what is typed on the device. */
export function useLoanDraft(store: LoanDraftStore, initial: LoanDraft, form: LoanForm) {
  const draft = useRef(initial);
  const [isSaved, setSaved] = useState(true);
  const [guardian, setGuardian] = useState(initial.guardian);
  const save = () => {
    draft.current = { ...draft.current, values: storedLoan.parse(form.getValues()) };
    setSaved(store.write(draft.current));
  };
  const { touch, stop } = useAutosave(save);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);
  return {
    isSaved,
    guardian,
    setGuardian: (next: LoanDraft['guardian']) => {
      setGuardian(next);
      draft.current = { ...draft.current, guardian: next };
      save();
    },
    moveTo: (step: number) => {
      draft.current = { ...draft.current, step };
      save();
    },
    discard: () => {
      stop();
      store.write(null);
    },
  };
}
