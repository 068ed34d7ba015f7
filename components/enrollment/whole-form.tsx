'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ApplicationDialogs, type OpenDialog } from './application-dialogs';
import type { ApplicationFormProps } from './application-form';
import { ApplicationPreview } from './application-preview';
import type { ApplicationStep } from './application-steps';
import { LaterStep } from './later-steps';
import { GapsAlert, SendingAlert } from './problem-alert';
import { ProgramStep } from './program-step';
import { ReuseOffer } from './reuse-offer';
import { SavedNote } from './saved-note';
import { useApplicationFlow } from './use-application-flow';
import { useApplicationForm } from './use-application-form';
import { useDraft } from './use-draft';

function Part({ step }: { step: ApplicationStep }) {
  const t = useTranslations('enrollment');
  const id = `part-${step}`;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-border pt-5 first:border-0 first:pt-0"
    >
      <h2 id={id} className="text-xl">
        {t(`step.${step}`)}
      </h2>
      {step === 'program' ? <ProgramStep /> : <LaterStep step={step} />}
    </section>
  );
}

/** The whole form on one page; it is checked at the end and leads to the first field that is wrong. */
export function WholeForm(props: ApplicationFormProps) {
  const { reuseOf, initial, store, submission, onSent, onStartOver } = props;
  const t = useTranslations('enrollment');
  const { form, asked, schema } = useApplicationForm(initial.school.schoolId, initial.values);
  const draft = useDraft(store, initial, form);
  const area = useRef<HTMLFormElement>(null);
  const flow = useApplicationFlow({ form, asked, schema, submission, area, draft, initial, onSent });
  const [isReused, setReused] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const review = async () => {
    if (await flow.checkAll()) setDialog('send');
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
              void review();
            }}
            className="grid min-w-0 gap-6 rounded-lg border border-border bg-surface p-4 shadow-soft sm:p-6"
          >
            {reuseOf !== null && (
              <ReuseOffer userId={reuseOf} isUsed={isReused} onUsed={() => setReused(true)} />
            )}
            {flow.steps.map((step) => (
              <Part key={step} step={step} />
            ))}
            <GapsAlert problem={flow.problem} />
            <div data-problem className="empty:hidden">
              <SendingAlert problem={flow.problem} onRetry={() => void flow.submit()} />
            </div>
            <Button type="submit" size="lg" loading={flow.isSending} className="sm:ml-auto">
              {t('review')}
            </Button>
            <div className="border-t border-border pt-3">
              <SavedNote saved={draft.saved} onStartOver={() => setDialog('startOver')} />
            </div>
          </form>
        </div>
      </div>
      {dialog && (
        <ApplicationDialogs
          open={dialog}
          kind="send"
          onClose={() => setDialog(null)}
          onSend={flow.submit}
          onStartOver={() => {
            draft.discard();
            onStartOver();
          }}
        />
      )}
    </FormProvider>
  );
}
