'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ApplicationFormProps } from './application-form';
import type { ApplicationStep } from './application-steps';
import { FormFrame } from './form-frame';
import { LaterStep } from './later-steps';
import { GapsAlert, SendingAlert } from './problem-alert';
import { ProgramStep } from './program-step';
import { ReuseOffer } from './reuse-offer';
import { useOpenForm } from './use-open-form';

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
  const { kind, reuseOf, onStartOver } = props;
  const t = useTranslations('enrollment');
  const opened = useOpenForm(props);
  const { work, isReused, setReused, setDialog } = opened;
  const review = async () => {
    if (await work.checkAll()) setDialog('send');
  };
  return (
    <FormFrame opened={opened} kind={kind} onSubmit={review} onStartOver={onStartOver} className="grid gap-6">
      {reuseOf !== null && <ReuseOffer userId={reuseOf} isUsed={isReused} onUsed={() => setReused(true)} />}
      {work.steps.map(({ key }) => (
        <Part key={key} step={key} />
      ))}
      <GapsAlert problem={work.problem} />
      <div data-problem className="empty:hidden">
        <SendingAlert problem={work.problem} onRetry={() => void work.submit()} />
      </div>
      <Button type="submit" size="lg" loading={work.isSending} className="sm:ml-auto">
        {t('review')}
      </Button>
    </FormFrame>
  );
}
