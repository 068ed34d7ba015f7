'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReasonChips } from '@/components/admissions/application-desk/reason-chips';
import { useUndoMove } from '@/components/admissions/application-desk/use-undo-move';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { acceptedStep, isDecided, rejectedStep } from '@/lib/domain/applications/applicant-steps';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { ChangeFailed } from './change-failed';
import { decisionNote } from './decision-note';
import { FasterNotice } from './faster-notice';
import { AcceptanceFields } from './acceptance-fields';
import { applicantNames, stepName } from './names';
import { KeepPlace } from './keep-place';
import { OfferDay } from './offer-day';
import { OfferFacts } from './offer-facts';
import { StatusNote } from './status-note';
import { StepChoice } from './step-choice';
import { StepStatus } from './step-status';
import { useAcceptance } from './use-acceptance';
import { useStatusChange } from './use-status-change';

/**
 * Moves an application to another step of its school, with a note, after a confirmation. The note is stored until it
 * is sent.
 */
export function ChangeStatus({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('advisor.change');
  const tUndo = useTranslations('applicationDesk.undo');
  const undo = useUndoMove();
  const locale = useLocale();
  const [target, setTarget] = useState<string | null>(null);
  const kept = decisionNote(application.applicantId);
  const note = useDeviceValue(kept) ?? '';
  const setNote = (typed: string) => kept.write(typed === '' ? null : typed);
  const acceptance = useAcceptance(application);
  const [unchosen, setUnchosen] = useState(false);
  /** The subject of the confirmation; the version is the one on screen when it opened. */
  const [asked, setAsked] = useState<{ status: string; version: number } | null>(null);
  const { data: viewer } = useViewer();
  const { change, failure, busy, hasConflict, seen, understand } = useStatusChange(application);
  const { steps, step, version } = application;
  const choices = steps.filter((each) => each.key !== step.key);
  const chosen = choices.find((each) => each.key === target)?.key ?? null;
  const nameOf = (key: string) => stepName(steps, key, locale);
  if (viewer?.sub === application.userId) return <Alert tone="info">{t('own')}</Alert>;

  const ask = () => {
    setUnchosen(chosen === null);
    if (chosen === null || (chosen === acceptedStep.key && !acceptance.explain())) return;
    setAsked({ status: chosen, version });
  };

  const confirm = async () => {
    if (!asked) return;
    const terms = asked.status === acceptedStep.key && acceptance.body;
    if (!(await change({ ...asked, ...terms, note: note.trim() }))) return;
    showToast({
      kind: 'success',
      message: t('done', { status: nameOf(asked.status) }),
      action: { label: tUndo('action'), onPress: () => void undo(application.applicantId) },
    });
    setTarget(null);
    acceptance.clear();
    setNote('');
  };

  return (
    <div>
      <p className="mb-4">
        {t.rich('now', {
          status: () => <StepStatus step={step} className="ml-1.5 text-base font-semibold" />,
        })}
      </p>
      <OfferFacts application={application} />
      <KeepPlace application={application} />
      <OfferDay application={application} kind="answer" />
      <OfferDay application={application} kind="proof" />
      {isDecided(step.key) && <p className="mb-4 text-sm text-muted">{t('decided')}</p>}
      <StepChoice
        legend={t('legend')}
        steps={choices}
        chosen={chosen}
        onChoose={(key) => {
          setTarget(key);
          setUnchosen(false);
        }}
        problem={unchosen && t('choose')}
      />
      {chosen === rejectedStep.key && <ReasonChips onPick={setNote} />}
      {chosen === acceptedStep.key && <AcceptanceFields acceptance={acceptance} />}
      <StatusNote note={note} onChange={setNote} />
      {hasConflict && <FasterNotice application={application} seen={seen} onUnderstood={understand} />}
      <ChangeFailed failure={failure} />
      <Button wide size="lg" loading={busy} onClick={ask} className="mt-4">
        {t('submit')}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t('confirmTitle')}
        description={
          asked &&
          t('confirmBody', {
            name: applicantNames(application, locale).name,
            from: pickName(step, locale),
            to: nameOf(asked.status),
          })
        }
        confirmLabel={t('confirm')}
        onConfirm={confirm}
      >
        {note.trim() && (
          <p className="whitespace-pre-line rounded-md bg-sunken px-3.5 py-2.5">
            <span className="block text-sm text-muted">{t('confirmNote')}</span>
            {note.trim()}
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}
