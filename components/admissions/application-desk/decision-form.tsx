'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { applicantNames } from '@/components/admissions/application/names';
import { type DecisionKind, decisionNote } from '@/components/admissions/application/decision-note';
import { OfferTermsFields } from '@/components/admissions/application/offer-terms-fields';
import { StatusNote } from '@/components/admissions/application/status-note';
import { StepChoice } from '@/components/admissions/application/step-choice';
import { UnseenPapers } from '@/components/admissions/application/unseen-papers';
import { type Acceptance, useAcceptance } from '@/components/admissions/application/use-acceptance';
import { AccordionItem } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { usePartKeys } from '@/components/ui/keys/use-keys';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { acceptedStep, rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { pickName } from '@/lib/i18n/pick';
import type { HeldMove } from './held-moves';
import { ReasonChips } from './reason-chips';

export type Asked = DecisionKind;

interface DecisionFormProps {
  application: ApplicantDetail;
  asked: Asked;
  /** The steps that can be chosen, where a step is asked for. */
  steps: readonly string[];
  onCancel: () => void;
  onDecide: (move: HeldMove) => void;
}

/** What a decision still needs, asked where it is made: the first thing to answer has the focus, else the deed itself. */
export function DecisionForm({ application, asked, steps, onCancel, onDecide }: DecisionFormProps) {
  const t = useTranslations('applicationDesk.bar');
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const deed = useRef<HTMLButtonElement>(null);
  const kept = decisionNote(application.applicantId, asked);
  const note = useDeviceValue(kept) ?? '';
  const setNote = (typed: string) => kept.write(typed === '' ? null : typed);
  const acceptance = useAcceptance(application);
  const [chosen, setChosen] = useState(steps[0] ?? '');
  const target = { accept: acceptedStep.key, reject: rejectedStep.key, step: chosen }[asked];
  const step = application.steps.find(({ key }) => key === target) ?? application.step;
  const { unseen } = acceptance;

  const first = {
    accept: unseen.length > 0 ? 'textarea' : null,
    reject: 'fieldset button',
    step: 'input:checked',
  }[asked];
  const begin = useRef(first);
  useEffect(() => {
    const place = begin.current ? frame.current?.querySelector<HTMLElement>(begin.current) : null;
    (place ?? deed.current)?.focus();
  }, []);

  const decide = () => {
    if (asked === 'accept' && !acceptance.explain()) {
      frame.current?.querySelector('textarea')?.focus();
      return;
    }
    const over = frame.current?.querySelector<HTMLElement>('[data-over]');
    if (over) return over.focus();
    const words = note.trim();
    onDecide({
      applicantId: application.applicantId,
      name: applicantNames(application, locale).name,
      status: pickName(step, locale),
      color: step.color,
      version: application.version,
      body: {
        applicantStatus: target,
        ...(asked === 'accept' && acceptance.body),
        ...(words && { note: words }),
      },
    });
  };

  const onKeyDown = usePartKeys(t(asked), [
    { keys: ['Escape'], words: t('cancel'), deed: onCancel },
    // As on the deed itself, which has the focus where nothing is to be chosen.
    {
      keys: ['Enter'],
      words: t('send'),
      deed: ({ target }) =>
        target instanceof HTMLInputElement && target.type === 'radio' ? decide() : false,
    },
  ]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields arrive here
    <div
      ref={frame}
      role="group"
      aria-label={t(asked)}
      onKeyDown={onKeyDown}
      data-own-escape
      data-keys-rest
      className="grid gap-3"
    >
      <div className="max-h-[45dvh] overflow-y-auto overscroll-contain -mx-1 px-1 pb-1 *:first:mt-0">
        <Questions
          application={application}
          asked={asked}
          steps={steps}
          acceptance={acceptance}
          chosen={chosen}
          onChoose={setChosen}
          onReason={(text) => {
            setNote(text);
            deed.current?.focus();
          }}
        />
        <StatusNote note={note} onChange={setNote} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={deed}
          variant={asked === 'reject' ? 'danger' : 'primary'}
          className="min-h-11"
          onClick={decide}
        >
          {asked === 'step' ? t('move', { step: pickName(step, locale) }) : t(asked)}
        </Button>
        <Button variant="secondary" className="min-h-11" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

interface QuestionsProps extends Pick<DecisionFormProps, 'application' | 'asked' | 'steps'> {
  acceptance: Acceptance;
  chosen: string;
  onChoose: (step: string) => void;
  onReason: (text: string) => void;
}

/** What only one of the deeds asks. */
function Questions(props: QuestionsProps) {
  const { application, asked, steps, acceptance, chosen, onChoose, onReason } = props;
  const t = useTranslations('applicationDesk.bar');
  if (asked === 'reject') return <ReasonChips onPick={onReason} />;
  if (asked === 'step')
    return (
      steps.length > 1 && (
        <StepChoice
          legend={t('legend')}
          steps={application.steps.filter(({ key }) => steps.includes(key))}
          chosen={chosen}
          onChoose={onChoose}
          problem={false}
        />
      )
    );
  const { unseen, reason, setReason, isUnsaid, isUnreached, terms, setTerms, firstProofDay } = acceptance;
  return (
    <>
      {unseen.length > 0 && (
        <UnseenPapers papers={unseen} reason={reason} onChange={setReason} isMissing={isUnsaid} />
      )}
      <AccordionItem title={t('terms')} className="mt-2">
        <OfferTermsFields
          terms={terms}
          onChange={setTerms}
          isUnreached={isUnreached}
          firstProofDay={firstProofDay}
        />
      </AccordionItem>
    </>
  );
}
