'use client';

import { useTranslations } from 'next-intl';
import { useState, useEffect, useEffectEvent } from 'react';
import { useZodForm } from '@/components/form/use-zod-form';
import { RunningUploads, useRunningUploads } from '@/components/kits/upload/running-uploads';
import { DraftNote } from '@/components/kits/work/draft-note';
import { useDraft } from '@/components/kits/work/use-draft';
import { useWork } from '@/components/kits/work/use-work';
import { StepButtons, StepHeading, WorkForm } from '@/components/kits/work/work-form';
import { Steps } from '@/components/ui/steps';
import type { Bank } from '@/lib/contract/loans/banks';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { isOwnNumber, formatPhone } from '@/lib/domain/values/phone';
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
import { Alert } from '@/components/ui/alert';
import { useQuery } from '@tanstack/react-query';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { smsUsedUp } from '@/lib/domain/accounts/sms-used-up';
import { marketingApi } from '@/lib/api/marketing';
import { guardianConsentsResource } from '@/lib/contract/loans/guardian-consents';

interface GuardianAgreementProps {
  bankId: string;
  userId: string;
  guardianPhone: string;
  amount: number;
  /** The code that was sent and not typed yet. */
  consentId: string | null;
  onAsked: (consentId: string) => void;
  onAgreed: () => void;
}

/** The guardian may answer on their own phone. */
const answerEveryMs = 5_000;

/** Asks the guardian of a minor by SMS, and takes the code that they say. */
function GuardianAgreement({
  bankId,
  userId,
  guardianPhone,
  amount,
  consentId,
  onAsked,
  onAgreed,
}: GuardianAgreementProps) {
  const t = useTranslations('loanForm.minor');
  const problems = {
    'asked-no-more': t('askedNoMore'),
    409: t('own'),
    422: t('wrong'),
    [smsUsedUp]: t('noSms'),
    429: t('tooMany'),
    other: t('failed'),
  };
  const ask = useWrite(marketingApi.guardianConsents.ask, {
    inPlace: true,
    problems,
    done: (asked) => {
      form.reset({ verifyCode: '' });
      onAsked(asked.consentId);
    },
  });
  const confirm = useWrite(marketingApi.guardianConsents.confirm, {
    inPlace: true,
    problems,
    done: onAgreed,
  });
  const failure = ask.problem ?? confirm.problem;
  const answered = useQuery({
    ...marketingApi.guardianConsents.get.queryOptions({
      params: { bankId, userId, consentId: consentId ?? '' },
    }),
    enabled: consentId !== null,
    refetchInterval: answerEveryMs,
  });
  const hasAgreed = Boolean(answered.data?.agreedAt);
  const tellAgreed = useEffectEvent(onAgreed);
  useEffect(() => {
    if (hasAgreed) tellAgreed();
  }, [hasAgreed]);
  const form = useZodForm(guardianConsentsResource.endpoints.confirm.body, {
    defaultValues: { verifyCode: '' },
  });
  const send = () => {
    confirm.clear();
    return ask.run({ params: { bankId, userId }, body: { guardianPhone, amount } });
  };
  const check = async (body: { verifyCode: string }) => {
    ask.clear();
    if (consentId) await confirm.run({ params: { bankId, userId, consentId }, body });
  };
  return (
    <section className="grid gap-4 rounded-md border border-warning/40 bg-warning-soft p-4">
      <div>
        <h3 className="font-semibold">{t('title')}</h3>
        <p>{t('body', { phone: formatPhone(guardianPhone) })}</p>
      </div>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {answered.data?.refusedAt && <Alert tone="warning">{t('refused')}</Alert>}
      {consentId && <p>{t('orAnswer')}</p>}
      {consentId && (
        <Form form={form} onSubmit={check}>
          <CodeField name="verifyCode" label={t('code')} />
          <Button type="submit" loading={confirm.busy}>
            {t('confirm')}
          </Button>
        </Form>
      )}
      <Button variant="secondary" loading={ask.busy} onClick={() => void send()}>
        {t(consentId ? 'again' : 'ask')}
      </Button>
    </section>
  );
}

type Guardian = LoanDraft['guardian'];

interface GuardianStepProps {
  userId: string;
  bankId: string;
  guardianPhone: string;
  amount: number;
  /** What is known of the agreement to this application; null where nothing is. */
  known: Guardian;
  onChange: (guardian: Omit<NonNullable<Guardian>, 'about'>) => void;
}

/** The agreement of a minor's guardian, where it was left. */
function GuardianStep({ known, onChange, ...wish }: GuardianStepProps) {
  const t = useTranslations('loanForm.minor');
  if (known?.isGiven) return <Alert tone="success">{t('agreed')}</Alert>;
  const consentId = known?.consentId ?? null;
  return (
    <GuardianAgreement
      {...wish}
      consentId={consentId}
      onAsked={(id) => onChange({ consentId: id, isGiven: false })}
      onAgreed={() => onChange({ consentId, isGiven: true })}
    />
  );
}

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
