'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import { provenExamOf, typedExamOf } from './proven-exam';
import { ProvenExamFields } from './proven-exam-fields';

type Problem = 'required' | 'otherExam' | 'dayAhead' | 'changed' | 'failed';
const problems: Outcomes<Problem> = {
  'other-exam': 'otherExam',
  'date-in-future': 'dayAhead',
  'paper-changed': 'changed',
  other: 'failed',
};

interface ProofDialogProps {
  application: ApplicantDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The letter, the day and the class are asked for. */
  asksExam: boolean;
  /** False where what is asked for besides the exam is missing. */
  isComplete?: boolean;
  onProve: (exam: ProvenExam | null) => Promise<unknown>;
  children?: ReactNode;
}

/** Asks what a paper or a record says before a result is proven by it; what was typed stays after a refusal. */
export function ProofDialog(props: ProofDialogProps) {
  const {
    application,
    open,
    onOpenChange,
    title,
    description,
    asksExam,
    isComplete = true,
    onProve,
    children,
  } = props;
  const t = useTranslations('offers.results');
  const tChecks = useTranslations('applications.checks');
  const [typed, setTyped] = useState(() => typedExamOf(application));
  const [problem, setProblem] = useState<Problem | null>(null);
  const confirm = async () => {
    const exam = asksExam ? provenExamOf(typed) : null;
    const isMissing = !isComplete || (asksExam && exam === null);
    setProblem(isMissing ? 'required' : null);
    if (isMissing) return false;
    try {
      await onProve(exam);
      return true;
    } catch (error) {
      setProblem(outcomeOf(error, problems));
      return false;
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      confirmLabel={t('confirm')}
      onConfirm={confirm}
    >
      <div className="grid gap-3">
        {asksExam && <ProvenExamFields exam={typed} onChange={setTyped} />}
        {children}
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {problem && (problem === 'changed' ? tChecks(problem) : t(problem))}
        </p>
      </div>
    </ConfirmDialog>
  );
}
