'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type CodeProgress, useProgress } from './code-progress';
import { type CodeWay, wayPaths } from './code-ways';
import { LaterNewPinForm } from './later-forms';
import { StartDetour, StepDetour } from './step-detour';
import { StepSkeleton } from './step-skeleton';
import { useSecondsUntil } from './use-seconds-until';

/** The third step, for people who have proven the number; others are led to their step. */
export function NewPinStep({ way }: { way: CodeWay }) {
  const t = useTranslations('auth.detour');
  const stored = useProgress(way);
  // During the redirect into the account this step stays unchanged.
  const [left, setLeft] = useState<CodeProgress | null>(null);
  const progress = left ?? stored;
  const [isTimeUp, setIsTimeUp] = useState(false);
  const secondsLeft = useSecondsUntil(progress?.grantEndsAtMs ?? null);
  if (progress === undefined) return <StepSkeleton />;
  if (progress === null) return <StartDetour way={way} />;
  if (!progress.grant) {
    return (
      <StepDetour title={t('code.title')} to={wayPaths[way].code} action={t('code.action')}>
        {t('code.body')}
      </StepDetour>
    );
  }
  if (!left && (isTimeUp || secondsLeft === 0)) {
    return (
      <StepDetour title={t('late.title')} to={wayPaths[way].ask} action={t('late.action')}>
        {t('late.body')}
      </StepDetour>
    );
  }
  return (
    <LaterNewPinForm
      way={way}
      progress={progress}
      grant={progress.grant}
      onTimeUp={() => setIsTimeUp(true)}
      onSignedIn={() => setLeft(progress)}
    />
  );
}
