'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldValues, useFormState, type UseFormReturn } from 'react-hook-form';
import { SessionEnded } from '@/components/feedback/session-ended';
import { FieldLinks } from '@/components/form/field-links';
import { namedErrors } from '@/components/form/named-errors';
import { useErrorText } from '@/components/form/use-issue-text';
import { Alert } from '@/components/ui/alert';
import { Steps } from '@/components/ui/steps';
import { isApiError } from '@/lib/api/api-error';
import { DraftNote } from './draft-note';
import { LeaveQuestion } from './leave-question';
import { gapsAt, type WorkStep } from './steps-of-work';
import type { Elsewhere } from './use-draft';
import type { WorkProblem } from './use-work';
import { StepButtons, StepHeading, WorkForm } from './work-form';

/** Fields of a step that has just opened say their labels after they are there. */
function LateLinks({ errors }: Parameters<typeof FieldLinks>[0]) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isThere && <FieldLinks errors={errors} />;
}

interface StepAlertProps {
  step: WorkStep | undefined;
  problem: WorkProblem;
  sentences: Readonly<Record<string, string>>;
}

/** What stands in the way: the fields of the open step that are wrong, or why sending failed. */
function StepAlert({ step, problem, sentences }: StepAlertProps) {
  const t = useTranslations('form');
  const errorText = useErrorText();
  const { errors } = useFormState();
  const wrong = namedErrors(errors).map(({ name, message }) => ({ path: name, code: message }));
  const here = gapsAt(wrong, step?.fields ?? []);
  if (isApiError(problem.error, 401)) return <SessionEnded />;
  if (here.length > 0)
    return (
      <Alert tone="danger" title={t('summary', { count: here.length })}>
        <LateLinks key={step?.key} errors={here.map(({ path, code }) => ({ name: path, message: code }))} />
      </Alert>
    );
  // Gaps that are filled since.
  if (!problem.error) return null;
  return <Alert tone="danger">{sentences[problem.kind] ?? errorText(problem.error)}</Alert>;
}

interface StepFormProps<Values extends FieldValues, Output, Key extends string> {
  /** Of `useStepForm`. */
  work: {
    form: UseFormReturn<Values, unknown, Output>;
    area: Parameters<typeof WorkForm>[0]['area'];
    steps: readonly WorkStep<Key>[];
    step: number;
    key: Key | undefined;
    isLast: boolean;
    isSending: boolean;
    isSaved: boolean;
    elsewhere: Elsewhere | null;
    problem: WorkProblem | null;
    openStep: (step: number) => void;
    checkStep: () => Promise<boolean>;
    checkAll: () => Promise<boolean>;
    submit: () => Promise<void>;
    startOver: () => void;
  };
  titles: Readonly<Record<Key, string>>;
  /** The last button. */
  send?: string;
  /** Sentences for the problems of its own. */
  sentences?: Readonly<Record<string, string>>;
  /** The fields of each step. */
  children: Readonly<Record<Key, ReactNode>>;
}

/** A form in steps as it looks: where one is, what is wrong, the fields, the way on, and whether it is stored. */
export function StepForm<Values extends FieldValues, Output, Key extends string>(
  props: StepFormProps<Values, Output, Key>,
) {
  const { work, titles, send, sentences = {}, children } = props;
  const t = useTranslations('work');
  const { isDirty } = useFormState({ control: work.form.control });
  const { step, key, problem } = work;
  const goOn = async () => {
    if (!work.isLast) return (await work.checkStep()) && work.openStep(step + 1);
    return (await work.checkAll()) && work.submit();
  };
  const leaveTexts = { title: t('leaveTitle'), body: t('leaveBody'), leave: t('leave'), stay: t('stay') };
  return (
    <WorkForm form={work.form} area={work.area} elsewhere={work.elsewhere} onSubmit={goOn} className="card">
      <Steps steps={work.steps.map((each) => ({ key: each.key, label: titles[each.key] }))} current={step} />
      <StepHeading step={step}>
        <span className="sr-only">{t('position', { current: step + 1, total: work.steps.length })}</span>{' '}
        {key && titles[key]}
      </StepHeading>
      <div className="grid gap-5">
        <div data-problem className="empty:hidden">
          {problem && <StepAlert step={work.steps[step]} problem={problem} sentences={sentences} />}
        </div>
        {key && children[key]}
      </div>
      <StepButtons work={work} texts={{ back: t('back'), next: t('next'), send: send ?? t('send') }} />
      <DraftNote
        isSaved={work.isSaved}
        texts={{ saved: t('saved'), notSaved: t('notSaved'), startOver: t('startOver') }}
        question={{ title: t('startOverTitle'), body: t('startOverBody') }}
        onStartOver={work.startOver}
      />
      <LeaveQuestion when={isDirty && !work.isSaved} texts={leaveTexts} danger />
    </WorkForm>
  );
}
