'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Steps } from '@/components/ui/steps';
import { RunningUploads } from '@/components/kits/upload/running-uploads';
import type { Bank } from '@/lib/contract/marketing/banks';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { normalizePhone } from '@/lib/domain/people/phone';
import { FormFoot } from './form-foot';
import { GuardianStep } from './guardian-step';
import type { LoanDraft, LoanDraftStore } from './loan-draft';
import { loanSteps } from './loan-steps';
import { loanSchema, toFormValues } from './loan-values';
import { MoneyStep } from './money-step';
import { PapersStep } from './papers-step';
import { PeopleStep } from './people-step';
import { RunningNote } from './running-note';
import { SendProblemAlert } from './send-problem';
import { TruthStep } from './truth-step';
import { useLoanDraft } from './use-loan-draft';
import { useLoanSteps } from './use-loan-steps';
import { useSendLoan } from './use-send-loan';

interface LoanFormProps {
  userId: string;
  isMinor: boolean;
  banks: readonly Bank[];
  /** What is corrected; null for a new application. */
  loan: LoanDetail | null;
  store: LoanDraftStore;
  initial: LoanDraft;
  onSent: (loan: LoanDetail) => void;
  onStartOver: () => void;
}

/** The application in four steps; what is typed is stored on the device. */
export function LoanForm(props: LoanFormProps) {
  const { userId, isMinor, banks, loan, store, initial, onSent, onStartOver } = props;
  const t = useTranslations('loanForm.form');
  const form = useZodForm(loanSchema, { defaultValues: toFormValues(initial.values) });
  const draft = useLoanDraft(store, initial, form);
  const { send, problem, setProblem, isSending } = useSendLoan({
    userId,
    loan,
    form,
    idempotencyKey: initial.idempotencyKey,
  });
  const [bankId, amount, phone]: unknown[] = useWatch({
    control: form.control,
    name: ['bankId', 'amount', 'guardianPhone'],
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const bank = banks.find((each) => each.bankId === bankId);
  const flow = useLoanSteps({ form, draft, first: initial.step, bank, setProblem, send, onSent });
  const { step, name, isLast, isWaiting, running } = flow;
  const guardianPhone = normalizePhone(String(phone ?? ''));
  const about = `${String(bankId)}:${guardianPhone}:${String(amount)}`;
  const known = draft.guardian?.about === about ? draft.guardian : null;
  // What the device knows of an agreement may have expired; the server's word counts.
  const needsGuardian = isMinor && (!known?.isGiven || problem === 'guardian');
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void flow.goOn();
        }}
        className="card min-w-0 p-4 sm:p-6"
      >
        <Steps steps={loanSteps.map((key) => ({ key, label: t(`steps.${key}`) }))} current={step} />
        <h2 ref={heading} tabIndex={-1} className="mb-4 mt-4 scroll-mt-24 text-xl outline-none">
          {t(`steps.${name}`)}
        </h2>
        <div className="grid gap-5">
          {problem && <SendProblemAlert problem={problem} />}
          {name === 'money' && <MoneyStep banks={banks} isFixed={loan !== null} />}
          {name === 'people' && <PeopleStep />}
          {flow.hasPapers && (
            <div hidden={name !== 'papers'} className="grid gap-5">
              <RunningUploads report={flow.report}>
                <PapersStep />
              </RunningUploads>
            </div>
          )}
          {name === 'truth' && <TruthStep bank={bank} isAnswer={loan?.status === 'returned'} />}
        </div>
        <RunningNote running={running} isWaiting={isWaiting} />
        <div className="mt-6 flex flex-wrap gap-3">
          {step > 0 && (
            <Button variant="secondary" size="lg" onClick={() => flow.open(step - 1)}>
              {t('previous')}
            </Button>
          )}
          <Button
            type="submit"
            size="lg"
            loading={isSending || isWaiting}
            disabled={isLast && (needsGuardian || running > 0)}
            className="ml-auto"
          >
            {isLast ? t(loan && loan.status !== 'draft' ? 'sendAgain' : 'send') : t('next')}
          </Button>
        </div>
        <FormFoot
          isSaved={draft.isSaved}
          onStartOver={() => {
            draft.discard();
            onStartOver();
          }}
        />
      </form>
      {isLast && isMinor && typeof amount === 'number' && guardianPhone && bank && (
        <div className="mt-4">
          <GuardianStep
            key={about}
            userId={userId}
            bankId={bank.bankId}
            guardianPhone={guardianPhone}
            amount={amount}
            known={needsGuardian && known?.isGiven ? null : known}
            onChange={(guardian) => {
              setProblem(null);
              draft.setGuardian({ about, ...guardian });
            }}
          />
        </div>
      )}
    </FormProvider>
  );
}
