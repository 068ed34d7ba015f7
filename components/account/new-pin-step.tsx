'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NewPinForm } from './later-forms';
import { SignupDetour } from './signup-detour';
import { type SignupProgress, useSignupProgress } from './signup-progress';
import { useSecondsUntil } from './use-seconds-until';
import { StepSkeleton } from './step-skeleton';

/** The third step, for who has proven the number; others are shown the way. */
export function NewPinStep() {
  const t = useTranslations('auth');
  const stored = useSignupProgress();
  // On the way into the account this step stays as it was.
  const [left, setLeft] = useState<SignupProgress | null>(null);
  const progress = left ?? stored;
  const [isTimeUp, setIsTimeUp] = useState(false);
  const secondsLeft = useSecondsUntil(progress?.grantEndsAtMs ?? null);
  if (progress === undefined) return <StepSkeleton />;
  if (progress === null) {
    return (
      <SignupDetour title={t('detour.start.title')} to="/signup" action={t('detour.start.action')}>
        {t('detour.start.body')}
      </SignupDetour>
    );
  }
  if (!progress.grant) {
    return (
      <SignupDetour title={t('detour.code.title')} to="/signup/verify" action={t('detour.code.action')}>
        {t('detour.code.body')}
      </SignupDetour>
    );
  }
  if (!left && (isTimeUp || secondsLeft === 0)) {
    return (
      <SignupDetour title={t('detour.late.title')} to="/signup" action={t('detour.late.action')}>
        {t('detour.late.body')}
      </SignupDetour>
    );
  }
  return (
    <NewPinForm
      progress={progress}
      grant={progress.grant}
      onTimeUp={() => setIsTimeUp(true)}
      onSignedIn={() => setLeft(progress)}
    />
  );
}
