'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect } from 'react';
import { StepButtons, StepHeading } from '@/components/kits/work/work-form';
import { ReuseOffer } from './reuse-offer';
import { FormFrame } from './form-frame';
import { StepSkeleton } from './form-skeleton';
import { FormStepper } from './form-stepper';
import { GapsAlert, SendingAlert } from './problem-alert';
import { ProgramStep } from './program-step';
import { type OpenFormOptions, useOpenForm } from './use-open-form';

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
        {step === 'program' ? (
          <>
            {reuseOf !== null && (
              <ReuseOffer userId={reuseOf} isUsed={isReused} onUsed={() => setReused(true)} />
            )}
            <ProgramStep />
          </>
        ) : (
          <Suspense fallback={<StepSkeleton />}>
            <LaterStep key={step} step={step} />
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
