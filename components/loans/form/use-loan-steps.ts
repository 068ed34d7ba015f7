'use client';

import { useState } from 'react';
import { useRunningUploads } from '@/components/kits/upload/running-uploads';
import type { Bank } from '@/lib/contract/marketing/banks';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { fieldsOfStep, loanSteps, stepOfPath } from './loan-steps';
import { amountRefusal, type CheckedLoan } from './loan-values';
import type { LoanForm, useLoanDraft } from './use-loan-draft';
import type { SendProblem } from './use-send-loan';

interface LoanStepsOptions {
  form: LoanForm;
  draft: Pick<ReturnType<typeof useLoanDraft>, 'discard' | 'moveTo'>;
  /** The index of the step that is open first. */
  first: number;
  bank: Bank | undefined;
  setProblem: (problem: SendProblem | null) => void;
  /** null: it was not sent. */
  send: (values: CheckedLoan) => Promise<LoanDetail | null>;
  onSent: (loan: LoanDetail) => void;
}

/** The steps of the application: which is open, what it must have before the next one opens, and sending at the end. */
export function useLoanSteps({ form, draft, first, bank, setProblem, send, onSent }: LoanStepsOptions) {
  const [step, setStep] = useState(first);
  const { running, report, afterwards } = useRunningUploads();
  const [isWaiting, setWaiting] = useState(false);
  const name = loanSteps[step] ?? 'money';
  const isLast = step === loanSteps.length - 1;
  // It stays where it is once it was open: files that are on their way, or have failed, are not lost by other steps.
  const [hasPapers, setHasPapers] = useState(name === 'papers');

  const open = (next: number) => {
    setStep(next);
    setWaiting(false);
    afterwards(null);
    if (loanSteps[next] === 'papers') setHasPapers(true);
    draft.moveTo(next);
  };
  const submit = form.handleSubmit(
    async (values) => {
      const sent = await send(values);
      if (!sent) return;
      draft.discard();
      onSent(sent);
    },
    (errors) => {
      setProblem('fields');
      const earliest = Object.keys(errors)
        .map(stepOfPath)
        .toSorted((a, b) => a - b)[0];
      if (earliest !== undefined && earliest >= 0 && earliest !== step) open(earliest);
    },
  );
  const checkStep = async () => {
    setWaiting(false);
    const isRight = await form.trigger([...fieldsOfStep(name)]);
    const refusal = name === 'money' && bank ? amountRefusal(bank, form.getValues('amount')) : null;
    if (isRight && !refusal) return open(step + 1);
    if (isRight && refusal) form.setError('amount', { type: 'bank', message: refusal });
    setProblem('fields');
  };
  const goOn = () => {
    setProblem(null);
    if (isLast) return submit();
    if (name === 'papers' && running > 0) {
      setWaiting(true);
      return afterwards(() => void checkStep());
    }
    return checkStep();
  };
  return { step, name, isLast, isWaiting, running, report, hasPapers, open, goOn };
}
