'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Kbd } from '@/components/ui/keys/kbd';
import { useKeys } from '@/components/ui/keys/use-keys';
import { StatusDot } from '@/components/ui/status-dot';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { useViewer } from '@/lib/query/use-viewer';
import { decisionDeeds } from './decision-deeds';
import { type Asked, DecisionForm } from './decision-form';
import { type HeldMove, useHeldMove, useHeldMoves } from './held-moves';
import type { MoveProblem } from './use-moves';
import { Icon } from '@/components/ui/icon';
import { useUndoMove } from './use-undo-move';

/** Takes the reader's own last move back, as long as nothing has followed it. */
function UndoMove({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applicationDesk.undo');
  const [busy, setBusy] = useState(false);
  const undo = useUndoMove();
  if (!application.mayUndo) return null;
  return (
    <Button
      variant="ghost"
      wide
      loading={busy}
      className="mt-2"
      onClick={async () => {
        setBusy(true);
        await undo(application.applicantId);
        setBusy(false);
      }}
    >
      <Icon name="undo-2" className="size-5" />
      {t('last')}
    </Button>
  );
}

interface DecisionBarProps {
  application: ApplicantDetail;
  /** After a decision was made, which can still be undone. */
  onDecided?: () => void;
}

/** The deeds of an application that its state allows, at the foot of what shows it. */
export function DecisionBar({ application, onDecided }: DecisionBarProps) {
  const held = useHeldMove(application.applicantId);
  const { data: viewer } = useViewer();
  const deeds = decisionDeeds(application, viewer?.sub);
  return (
    <div className="decision-bar">
      {held && (
        <Held held={held.input} problem={held.problem as MoveProblem | null} application={application} />
      )}
      {!held && deeds && (
        <Deeds key={application.version} application={application} deeds={deeds} onDecided={onDecided} />
      )}
      {!held && <UndoMove application={application} />}
      {!held && viewer && !deeds && (
        <Closed application={application} isOwn={viewer.sub === application.userId} />
      )}
    </div>
  );
}

/** Why nothing is decided here. */
function Closed({ application, isOwn }: { application: ApplicantDetail; isOwn: boolean }) {
  const t = useTranslations('applicationDesk');
  const tChange = useTranslations('advisor.change');
  const { isStudent, applicantStatus, right } = application;
  if (isOwn) return <p className="text-sm text-muted">{tChange('own')}</p>;
  const why =
    applicantStatus === withdrawnStep.key
      ? t('bar.withdrawn')
      : isStudent
        ? t('bar.student')
        : t(right === 'entered' ? 'rights.entered' : 'rights.work');
  return <p className="text-sm text-muted">{why}</p>;
}

interface HeldProps {
  held: HeldMove;
  problem: MoveProblem | null;
  application: ApplicantDetail;
}

/** A decision that is not sent yet, or was refused. */
function Held({ held, problem, application }: HeldProps) {
  const t = useTranslations('applicationDesk.bar');
  const tProblem = useTranslations('applicationDesk.move.problems');
  const { hold, undo, drop } = useHeldMoves();
  const { applicantId, version } = application;
  const { status, color } = held;
  if (problem === null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-sm">
          <StatusDot color={color}>{t('being', { status })}</StatusDot>
        </p>
        <DeedButton variant="secondary" hint="u" onClick={() => undo(applicantId)}>
          {t('undo')}
        </DeedButton>
      </div>
    );
  return (
    <Alert tone="danger" title={t('refused', { status, reason: tProblem(problem) })}>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" className="min-h-11" onClick={() => hold({ ...held, version })}>
          {t('again')}
        </Button>
        <Button variant="ghost" className="min-h-11" onClick={() => drop(applicantId)}>
          {t('drop')}
        </Button>
      </div>
    </Alert>
  );
}

interface DeedsProps extends DecisionBarProps {
  deeds: NonNullable<ReturnType<typeof decisionDeeds>>;
}

function Deeds({ application, deeds, onDecided }: DeedsProps) {
  const t = useTranslations('applicationDesk.bar');
  const [asked, setAsked] = useState<Asked | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const { hold } = useHeldMoves();
  const { accept, reject, steps, isOpen, next } = deeds;
  const canStep = steps.length > 0;

  useKeys(t('keys'), [
    ...(accept ? [{ keys: ['a'] as const, words: t('accept'), deed: () => setAsked('accept') }] : []),
    ...(canStep ? [{ keys: ['n'] as const, words: t('step'), deed: () => setAsked('step') }] : []),
    ...(reject ? [{ keys: ['r'] as const, words: t('reject'), deed: () => setAsked('reject') }] : []),
  ]);

  if (asked !== null)
    return (
      <DecisionForm
        key={asked}
        application={application}
        asked={asked}
        steps={steps}
        onCancel={() => {
          setAsked(null);
          requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
        }}
        onDecide={(move) => {
          hold(move);
          setAsked(null);
          onDecided?.();
        }}
      />
    );
  return (
    <div ref={row} className="flex flex-wrap gap-2">
      {accept && (
        <DeedButton
          variant={next === 'accept' ? 'primary' : 'secondary'}
          hint="a"
          onClick={() => setAsked('accept')}
        >
          {t('accept')}
        </DeedButton>
      )}
      {canStep && (
        <DeedButton
          variant={next === 'step' ? 'primary' : 'secondary'}
          hint="n"
          onClick={() => setAsked('step')}
        >
          {t('step')}
        </DeedButton>
      )}
      {reject && (
        <DeedButton variant={isOpen ? 'danger' : 'secondary'} hint="r" onClick={() => setAsked('reject')}>
          {t('reject')}
        </DeedButton>
      )}
    </div>
  );
}

interface DeedButtonProps extends ButtonProps {
  /** The key that does the same. */
  hint: string;
  children: ReactNode;
}

const DeedButton = ({ hint, children, ...props }: DeedButtonProps) => (
  <Button {...props} aria-keyshortcuts={hint} className="min-h-11 gap-1.5 px-2.5">
    {children}
    <span aria-hidden="true" className="max-lg:hidden">
      <Kbd name={hint} />
    </span>
  </Button>
);
