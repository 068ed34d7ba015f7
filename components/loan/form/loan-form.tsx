'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { useZodForm } from '@/components/form/use-zod-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Check } from '@/components/ui/icon';
import { Steps } from '@/components/ui/steps';
import type { Bank } from '@/lib/contract/marketing/banks';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { normalizePhone } from '@/lib/domain/people/phone';
import { GuardianAgreement } from './guardian-agreement';
import type { LoanDraft, LoanDraftStore } from './loan-draft';
import { fieldsOfStep, loanSteps, stepOfPath } from './loan-steps';
import { loanSchema, toFormValues } from './loan-values';
import { MoneyStep } from './money-step';
import { PapersStep } from './papers-step';
import { PeopleStep } from './people-step';
import { SendProblemAlert } from './send-problem';
import { TruthStep } from './truth-step';
import { useLoanDraft } from './use-loan-draft';
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
  const [step, setStep] = useState(initial.step);
  const [isAsking, setAsking] = useState(false);
  const [agreedTo, setAgreedTo] = useState('');
  const [bankId, amount, phone]: unknown[] = useWatch({
    control: form.control,
    name: ['bankId', 'amount', 'guardianPhone'],
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const name = loanSteps[step] ?? 'money';
  const isLast = step === loanSteps.length - 1;
  const bank = banks.find((each) => each.bankId === bankId);
  const guardianPhone = normalizePhone(String(phone ?? ''));
  const agreement = `${String(bankId)}:${guardianPhone}:${String(amount)}`;
  const needsGuardian = isMinor && agreedTo !== agreement;

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  const open = (next: number) => {
    setStep(next);
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
      const first = Object.keys(errors)
        .map(stepOfPath)
        .toSorted((a, b) => a - b)[0];
      if (first !== undefined && first >= 0 && first !== step) open(first);
    },
  );
  const goOn = async () => {
    setProblem(null);
    if (isLast) return submit();
    if (await form.trigger([...fieldsOfStep(name)])) open(step + 1);
    else setProblem('fields');
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
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
          {name === 'papers' && <PapersStep />}
          {name === 'truth' && <TruthStep bank={bank} isAnswer={loan?.status === 'returned'} />}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          {step > 0 && (
            <Button variant="secondary" size="lg" onClick={() => open(step - 1)}>
              {t('previous')}
            </Button>
          )}
          <Button
            type="submit"
            size="lg"
            loading={isSending}
            disabled={isLast && needsGuardian}
            className="ml-auto"
          >
            {isLast ? t(loan && loan.status !== 'draft' ? 'sendAgain' : 'send') : t('next')}
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-3 text-sm text-muted">
          {draft.isSaved ? (
            <p className="flex items-center gap-1.5">
              <Check aria-hidden="true" className="size-4 text-success" />
              {t('saved')}
            </p>
          ) : (
            <p role="status" className="font-medium text-warning">
              {t('notSaved')}
            </p>
          )}
          <Button variant="link" className="min-h-11 text-sm" onClick={() => setAsking(true)}>
            {t('startOver')}
          </Button>
        </div>
      </form>
      {isLast && isMinor && typeof amount === 'number' && guardianPhone && bank && (
        <div className="mt-4">
          {needsGuardian ? (
            <GuardianAgreement
              key={agreement}
              bankId={bank.bankId}
              userId={userId}
              guardianPhone={guardianPhone}
              amount={amount}
              onAgreed={() => setAgreedTo(agreement)}
            />
          ) : (
            <AgreedNote />
          )}
        </div>
      )}
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        title={t('startOverTitle')}
        description={t('startOverBody')}
        confirmLabel={t('startOver')}
        onConfirm={() => {
          draft.discard();
          onStartOver();
        }}
      />
    </FormProvider>
  );
}

function AgreedNote() {
  const t = useTranslations('loanForm.minor');
  return <Alert tone="success">{t('agreed')}</Alert>;
}
