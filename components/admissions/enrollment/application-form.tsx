'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect } from 'react';
import { StepButtons, StepHeading } from '@/components/kits/work/work-form';
import { ReuseOffer } from './reuse-offer';
import { ChosenEntry } from './entry-notice';
import { FormFrame } from './form-frame';
import { FormStepSkeleton } from './form-skeleton';
import { GapsAlert, SendingAlert } from './problem-alert';
import { ProgramStep } from './program-step';
import { type OpenFormOptions, useOpenForm } from './use-open-form';
import { Icon } from '@/components/ui/icon';
import { cn } from '@/components/ui/cn';
import type { ApplicationStep } from './application-steps';

interface FormStepperProps {
  steps: readonly ApplicationStep[];
  current: number;
  /** The furthest reached step; all steps up to it can be opened. */
  furthest: number;
  onOpen: (step: number) => void;
}

/** Where one is, and the way back to what is filled in. */
function FormStepper({ steps, current, furthest, onOpen }: FormStepperProps) {
  const t = useTranslations('enrollment');
  return (
    <nav aria-label={t('stepper.label')}>
      <ol className="flex gap-1.5 sm:gap-2">
        {steps.map((step, index) => {
          const isDone = index !== current && index <= furthest;
          return (
            <li key={step} className="min-w-0 flex-1">
              <button
                type="button"
                disabled={index > furthest}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onOpen(index)}
                className={cn(
                  'group flex min-h-11 w-full flex-col justify-center gap-2 rounded-sm text-left text-sm disabled:cursor-default sm:justify-start sm:py-2',
                  index === current ? 'font-semibold text-text' : 'text-muted enabled:hover:text-accent-text',
                )}
              >
                <span
                  aria-hidden="true"
                  className={cn(
                    'block h-1.5 w-full rounded-full',
                    index === current ? 'bg-accent' : isDone ? 'bg-accent/45' : 'bg-border',
                  )}
                />
                <span className="sr-only sm:not-sr-only sm:flex sm:items-start sm:gap-1">
                  {isDone && <Icon name="check" className="mt-[0.3em] size-4 shrink-0 text-accent-text" />}
                  {t(`step.${step}`)}
                  {isDone && <span className="sr-only"> ({t('stepper.done')})</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const loadSteps = () => import('./later-steps');
const LaterStep = lazy(() => loadSteps().then((module) => ({ default: module.LaterStep })));

export interface ApplicationFormProps extends OpenFormOptions {
  /** `change` is one that was sent before. */
  kind: 'send' | 'change';
  /** The person whose earlier applications are offered as a beginning. */
  reuseOf: string | null;
  onStartOver: () => void;
}

/** The form in its steps, with the preview beside it. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { kind, reuseOf, onStartOver } = props;
  const t = useTranslations('enrollment');
  const opened = useOpenForm(props);
  const { work, isReused, setReused, setDialog } = opened;
  const step = work.key ?? 'program';
  // The program may be chosen by the address.
  const isBeginning = props.initial.furthestStep <= 1;

  // A connection that is lost later must not block the next step.
  useEffect(() => void loadSteps().catch(() => undefined), []);

  const goOn = async () => {
    // Of what was filled in from an earlier application, only what is missing is asked.
    const next = isReused ? work.nextGap() : work.isLast ? null : work.step + 1;
    if (next !== null) {
      if (await work.checkStep()) work.openStep(next);
    } else if (await work.checkAll()) setDialog('send');
  };

  return (
    <FormFrame opened={opened} kind={kind} onSubmit={goOn} onStartOver={onStartOver}>
      <FormStepper
        steps={work.steps.map(({ key }) => key)}
        current={work.step}
        furthest={work.furthest}
        onOpen={work.openStep}
      />
      <StepHeading step={work.step}>
        <span className="block text-sm font-normal text-muted">
          {t('stepper.position', { current: work.step + 1, total: work.steps.length })}
        </span>
        {t(`step.${step}`)}
      </StepHeading>
      <div className="grid gap-5">
        <GapsAlert problem={work.problem} />
        {reuseOf !== null && isBeginning && work.step === props.initial.step && (
          <ReuseOffer userId={reuseOf} isUsed={isReused} onUsed={() => setReused(true)} />
        )}
        {step === 'program' ? (
          <ProgramStep />
        ) : (
          <Suspense fallback={<FormStepSkeleton />}>
            <LaterStep key={step} step={step} />
            {step === 'schooling' && <ChosenEntry />}
          </Suspense>
        )}
        <div data-problem className="empty:hidden">
          <SendingAlert problem={work.problem} onRetry={() => void work.submit()} />
        </div>
      </div>
      <StepButtons
        work={work}
        texts={{
          back: t('back'),
          next: t('next'),
          send: t(kind === 'change' ? 'change.review' : 'review'),
        }}
        arrows
      />
    </FormFrame>
  );
}
