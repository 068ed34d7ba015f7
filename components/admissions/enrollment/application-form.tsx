'use client';

import { ArrowLeft, ArrowRight } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ReuseOffer } from './reuse-offer';
import { FormFrame } from './form-frame';
import { StepSkeleton } from './form-skeleton';
import { FormStepper } from './form-stepper';
import { GapsAlert, SendingAlert } from './problem-alert';
import { ProgramStep } from './program-step';
import { type OpenFormOptions, useOpenForm } from './use-open-form';

const loadSteps = () => import('./later-steps');
const LaterStep = lazy(() => loadSteps().then((module) => ({ default: module.LaterStep })));

/** On blur a field shows or hides its error, which would move the button under the pointer before the click completes. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

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
  const { flow, isReused, setReused, setDialog } = opened;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstShown = useRef(true);
  const step = flow.steps[flow.step] ?? 'program';

  // A connection that is lost later must not block the next step.
  useEffect(() => void loadSteps().catch(() => undefined), []);

  useEffect(() => {
    if (!isFirstShown.current) heading.current?.focus();
    isFirstShown.current = false;
  }, [step]);

  const goOn = async () => {
    // Of what was filled in from an earlier application, only what is missing is asked.
    const next = isReused ? flow.nextGap() : flow.isLast ? null : flow.step + 1;
    if (next !== null) {
      if (await flow.checkStep()) flow.openStep(next);
    } else if (await flow.checkAll()) setDialog('send');
  };

  return (
    <FormFrame opened={opened} kind={kind} onSubmit={goOn} onStartOver={onStartOver}>
      <FormStepper steps={flow.steps} current={flow.step} furthest={flow.furthest} onOpen={flow.openStep} />
      <h2 ref={heading} tabIndex={-1} className="mt-4 scroll-mt-24 text-xl outline-none">
        <span className="block text-sm font-normal text-muted">
          {t('stepper.position', { current: flow.step + 1, total: flow.steps.length })}
        </span>
        {t(`step.${step}`)}
      </h2>
      <div className="mt-4 grid gap-5">
        <GapsAlert problem={flow.problem} />
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
          <SendingAlert problem={flow.problem} onRetry={() => void flow.submit()} />
        </div>
      </div>
      <div className="mt-6 flex gap-3">
        {flow.step > 0 && (
          <Button
            variant="secondary"
            size="lg"
            onMouseDown={keepFocus}
            className="max-sm:px-4"
            onClick={() => flow.openStep(flow.step - 1)}
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t('back')}
          </Button>
        )}
        <Button
          type="submit"
          size="lg"
          onMouseDown={keepFocus}
          loading={flow.isSending}
          className="ml-auto max-sm:flex-1 max-sm:px-4"
        >
          {flow.isLast ? t(kind === 'change' ? 'change.review' : 'review') : t('next')}
          {!flow.isLast && <ArrowRight aria-hidden="true" className="size-5" />}
        </Button>
      </div>
    </FormFrame>
  );
}
