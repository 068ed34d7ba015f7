'use client';

import { ArrowLeft, ArrowRight } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { OpenDialog } from './application-dialogs';
import { ApplicationPreview } from './application-preview';
import { ReuseOffer } from './reuse-offer';
import type { Draft, DraftStore } from './draft-store';
import { StepSkeleton } from './form-skeleton';
import { FormStepper } from './form-stepper';
import { GapsAlert, SendingAlert } from './problem-alert';
import { ProgramStep } from './program-step';
import { SavedNote } from './saved-note';
import { useApplicationFlow } from './use-application-flow';
import { useApplicationForm } from './use-application-form';
import { useDraft } from './use-draft';
import type { Submission } from './use-submit-application';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';

const loadSteps = () => import('./later-steps');
const LaterStep = lazy(() => loadSteps().then((module) => ({ default: module.LaterStep })));
const loadDialogs = () => import('./application-dialogs');
const ApplicationDialogs = lazy(() =>
  loadDialogs().then((module) => ({ default: module.ApplicationDialogs })),
);

/** On blur a field shows or hides its error, which would move the button under the pointer before the click completes. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export interface ApplicationFormProps {
  /** `change` is one that was sent before. */
  kind: 'send' | 'change';
  /** The person whose earlier applications are offered as a beginning. */
  reuseOf: string | null;
  /** As it was when the form was opened, and where it is stored while it is typed on. */
  initial: Draft;
  store: DraftStore;
  submission: Submission;
  onSent: (sent: ApplicantDetail) => void;
  onStartOver: () => void;
}

/** The form in its steps, with the preview beside it. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { kind, reuseOf, initial, store, submission, onSent, onStartOver } = props;
  const t = useTranslations('enrollment');
  const { form, asked, schema } = useApplicationForm(initial.school.schoolId, initial.values);
  const draft = useDraft(store, initial, form);
  const area = useRef<HTMLFormElement>(null);
  const flow = useApplicationFlow({ form, asked, schema, submission, area, draft, initial, onSent });
  const [isReused, setReused] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstShown = useRef(true);
  const step = flow.steps[flow.step] ?? 'program';

  // A connection that is lost later must block neither the next step nor the last button.
  useEffect(() => {
    for (const load of [loadSteps, loadDialogs]) void load().catch(() => undefined);
  }, []);

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
    <FormProvider {...form}>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:gap-8">
          <ApplicationPreview className="@3xl:sticky @3xl:top-24 @3xl:order-2" />
          <form
            ref={area}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void goOn();
            }}
            className="min-w-0 rounded-lg border border-border bg-surface p-4 shadow-soft sm:p-6"
          >
            <FormStepper
              steps={flow.steps}
              current={flow.step}
              furthest={flow.furthest}
              onOpen={flow.openStep}
            />
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
            <div className="mt-4 border-t border-border pt-3">
              <SavedNote saved={draft.saved} onStartOver={() => setDialog('startOver')} />
            </div>
          </form>
        </div>
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <ApplicationDialogs
            open={dialog}
            kind={kind}
            onClose={() => setDialog(null)}
            onSend={flow.submit}
            onStartOver={() => {
              draft.discard();
              onStartOver();
            }}
          />
        </Suspense>
      )}
    </FormProvider>
  );
}
