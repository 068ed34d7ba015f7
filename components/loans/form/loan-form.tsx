'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useZodForm } from '@/components/form/use-zod-form';
import { RunningUploads, useRunningUploads } from '@/components/kits/upload/running-uploads';
import { DraftNote } from '@/components/kits/work/draft-note';
import { useDraft } from '@/components/kits/work/use-draft';
import { useWork } from '@/components/kits/work/use-work';
import { StepButtons, StepHeading, WorkForm } from '@/components/kits/work/work-form';
import { Steps } from '@/components/ui/steps';
import type { Bank } from '@/lib/contract/loans/banks';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { isOwnNumber } from '@/lib/domain/people/phone';
import { GuardianStep } from './guardian-step';
import type { LoanDraft, LoanDraftStore } from './loan-draft';
import { loanSteps } from './loan-steps';
import { amountRefusal, loanSchema, storedLoan, toFormValues } from './loan-values';
import { MoneyStep } from './money-step';
import { PapersStep } from './papers-step';
import { PeopleStep } from './people-step';
import { RunningNote } from './running-note';
import { SendProblemAlert } from './send-problem';
import { TruthStep } from './truth-step';
import { useGuardian } from './use-guardian';
import { sendProblems, useSendLoan } from './use-send-loan';

interface LoanFormProps {
  userId: string;
  /** ISO day; null where the account has none. */
  accountDob: string | null;
  /** In E.164; null where the account has none. */
  accountPhone: string | null;
  banks: readonly Bank[];
  /** What is corrected; null for a new application. */
  loan: LoanDetail | null;
  store: LoanDraftStore;
  initial: LoanDraft;
  onSent: (loan: LoanDetail) => void;
  onStartOver: () => void;
}

/** The application with its draft, its steps and its sending. */
function useLoanWork({ userId, accountPhone, banks, loan, store, initial, onSent }: LoanFormProps) {
  const form = useZodForm(loanSchema, { defaultValues: toFormValues(initial.values) });
  const read = () => ({ values: storedLoan.parse(form.getValues()) });
  const draft = useDraft({ store, initial, form, read });
  const submission = useSendLoan({ userId, loan, idempotencyKey: initial.idempotencyKey });
  const work = useWork({
    form,
    schema: loanSchema,
    steps: loanSteps,
    initial,
    draft,
    submission,
    problems: sendProblems,
    fieldProblem: 'fields',
    rules: ({ bankId, amount, guardianPhone }) => {
      const bank = banks.find((each) => each.bankId === bankId);
      const code = bank && amountRefusal(bank, amount);
      return [
        ...(code ? [{ path: 'amount', code }] : []),
        ...(isOwnNumber(accountPhone, guardianPhone) ? [{ path: 'guardianPhone', code: 'own-number' }] : []),
      ];
    },
    onSent,
  });
  return { draft, work };
}

/** The application in four steps; what is typed is stored on the device. */
export function LoanForm(props: LoanFormProps) {
  const { userId, banks, loan, onStartOver } = props;
  const t = useTranslations('loanForm.form');
  const opened = useLoanWork(props);
  const { draft, work } = opened;
  const guardian = useGuardian({ ...props, ...opened });
  const { bank, amount, guardianPhone, about, known, isMissing, change } = guardian;
  const { running, report, afterwards } = useRunningUploads();
  const [isWaiting, setWaiting] = useState(false);
  const { step, isLast, problem } = work;
  const name = work.key ?? 'money';
  // It stays where it is once it was open: files that are on their way, or have failed, are not lost by other steps.
  const [hasPapers, setHasPapers] = useState(false);
  if (name === 'papers' && !hasPapers) setHasPapers(true);

  const openStep = (next: number) => {
    setWaiting(false);
    afterwards(null);
    work.openStep(next);
  };
  const checkStep = async () => {
    setWaiting(false);
    if (await work.checkStep()) openStep(step + 1);
  };
  const goOn = async () => {
    work.setProblem(null);
    if (!isLast && name === 'papers' && running > 0) {
      setWaiting(true);
      return afterwards(() => void checkStep());
    }
    if (!isLast) return checkStep();
    if (await work.checkAll()) await work.submit();
  };

  return (
    <>
      <WorkForm form={work.form} area={work.area} elsewhere={work.elsewhere} onSubmit={goOn} className="card">
        <Steps steps={loanSteps.map(({ key }) => ({ key, label: t(`steps.${key}`) }))} current={step} />
        <StepHeading step={step}>{t(`steps.${name}`)}</StepHeading>
        <div className="grid grid-cols-1 gap-5">
          {problem && <SendProblemAlert problem={problem.kind} />}
          {name === 'money' && <MoneyStep banks={banks} isFixed={loan !== null} />}
          {name === 'people' && <PeopleStep />}
          {hasPapers && (
            <div hidden={name !== 'papers'} className="grid grid-cols-1 gap-5">
              <RunningUploads report={report}>
                <PapersStep />
              </RunningUploads>
            </div>
          )}
          {name === 'truth' && <TruthStep bank={bank} isAnswer={loan?.status === 'returned'} />}
        </div>
        <RunningNote running={running} isWaiting={isWaiting} />
        <StepButtons
          work={{ ...work, openStep }}
          texts={{
            back: t('previous'),
            next: t('next'),
            send: t(loan && loan.status !== 'draft' ? 'sendAgain' : 'send'),
          }}
          busy={isWaiting}
          disabled={isLast && (isMissing || running > 0)}
        />
        <DraftNote
          isSaved={draft.saved.isSaved}
          texts={{ saved: t('saved'), notSaved: t('notSaved'), startOver: t('startOver') }}
          question={{ title: t('startOverTitle'), body: t('startOverBody') }}
          onStartOver={() => {
            draft.discard();
            onStartOver();
          }}
        />
      </WorkForm>
      {isLast && guardian.isNeeded && typeof amount === 'number' && guardianPhone && bank && (
        <div className="mt-4">
          <GuardianStep
            key={about}
            userId={userId}
            bankId={bank.bankId}
            guardianPhone={guardianPhone}
            amount={amount}
            known={isMissing && known?.isGiven ? null : known}
            onChange={(next) => change({ about, ...next })}
          />
        </div>
      )}
    </>
  );
}
