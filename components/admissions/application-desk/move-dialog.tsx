'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { applicantNames } from '@/components/admissions/application/names';
import { StatusNote, statusNoteMax } from '@/components/admissions/application/status-note';
import { StepChoice } from '@/components/admissions/application/step-choice';
import { showToast } from '@/components/feedback/toast';
import { KeptRows } from '@/components/kits/batch/kept-rows';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { StatusDot } from '@/components/ui/status-dot';
import type { Applicant, Step } from '@/lib/contract/admissions/applicant-shapes';
import { acceptedStep, rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { lettersOver } from '@/lib/domain/trim';
import { pickName } from '@/lib/i18n/pick';
import { ReasonChips } from './reason-chips';
import { type KeptMove, useMoves } from './use-moves';
import { useUndoMove } from './use-undo-move';
import { WordsField } from '@/components/form/limited-text';

/** In code units. */
const unseenReasonMax = 500;

interface UnseenReasonProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** Why applications are accepted although a required paper of some of them was not seen. */
function UnseenReason({ reason, onChange }: UnseenReasonProps) {
  const t = useTranslations('applicationDesk.move');
  return (
    <WordsField
      label={t('unseen')}
      value={reason}
      max={unseenReasonMax}
      rows={2}
      onChange={onChange}
      className="mt-5"
    />
  );
}

const namesShown = 5;

interface MoveDialogProps {
  applications: readonly Applicant[];
  /** The step that they are moved to; asked for where it is missing. */
  target?: string | undefined;
  steps: readonly Step[];
  onClose: () => void;
  /** After all of them have moved. */
  onMoved?: () => void;
}

/** Asks before applications are moved to another step, with a note; says of each that could not be moved why. */
export function MoveDialog({ applications, target, steps, onClose, onMoved }: MoveDialogProps) {
  const t = useTranslations('applicationDesk.move');
  const tUndo = useTranslations('applicationDesk.undo');
  const undo = useUndoMove();
  const locale = useLocale();
  const [rest, setRest] = useState<readonly Applicant[]>(applications);
  const [chosen, setChosen] = useState(target ?? '');
  const [note, setNote] = useState('');
  const [unseenReason, setUnseenReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [unchosen, setUnchosen] = useState(false);
  const [refused, setRefused] = useState<readonly KeptMove[]>([]);
  const { move, moved } = useMoves();
  const step = steps.find(({ key }) => key === chosen);
  const isAccepting = chosen === acceptedStep.key;
  const names = rest.map((each) => applicantNames(each, locale).name);

  const send = async () => {
    setUnchosen(!step);
    const isOver =
      lettersOver(note, statusNoteMax) > 0 || (isAccepting && lettersOver(unseenReason, unseenReasonMax) > 0);
    if (!step || isOver) return;
    setBusy(true);
    const left = await move(rest, {
      applicantStatus: step.key,
      ...(note.trim() && { note: note.trim() }),
      ...(isAccepting && unseenReason.trim() && { unseenReason: unseenReason.trim() }),
    });
    setBusy(false);
    const done = rest.length - left.length;
    if (done > 0) {
      const [only] = applications;
      showToast({
        kind: 'success',
        message: t('done', { count: done, status: pickName(step, locale) }),
        ...(applications.length === 1 &&
          only && { action: { label: tUndo('action'), onPress: () => void undo(only.applicantId) } }),
      });
    }
    setRefused(left);
    setRest(left.map(({ row }) => row));
    if (left.length > 0) return;
    onMoved?.();
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={t('title', { count: rest.length })}
        description={t('names', {
          names: names.slice(0, namesShown).join(', '),
          more: Math.max(0, names.length - namesShown),
        })}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button loading={busy} onClick={send}>
              {busy && rest.length > 1 ? t('moving', { moved, count: rest.length }) : t('submit')}
            </Button>
          </>
        }
      >
        <KeptRows
          kept={refused}
          title={(count) => t('refused', { count })}
          say={({ row, problem }) =>
            t('refusedOne', { name: applicantNames(row, locale).name, reason: t(`problems.${problem}`) })
          }
        />
        {target && step ? (
          <p>
            {t.rich('to', {
              status: () => <StatusDot color={step.color}>{pickName(step, locale)}</StatusDot>,
            })}
          </p>
        ) : (
          <StepChoice
            legend={t('legend')}
            steps={steps}
            chosen={chosen}
            onChoose={(key) => {
              setChosen(key);
              setUnchosen(false);
            }}
            problem={unchosen && t('choose')}
          />
        )}
        {chosen === rejectedStep.key && <ReasonChips onPick={setNote} />}
        {isAccepting && <UnseenReason reason={unseenReason} onChange={setUnseenReason} />}
        <StatusNote note={note} onChange={setNote} />
      </DialogContent>
    </Dialog>
  );
}
