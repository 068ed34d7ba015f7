'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { formatPhone } from '@/lib/domain/phone';
import { EntryLink } from './entry-link';
import { SignupDetour } from './signup-detour';
import { type SignupProgress, useSignupProgress } from './signup-progress';
import { StepSkeleton } from './step-skeleton';
import { VerifyForm } from './later-forms';

/** The second step, for who has taken the first; others are shown the way. `hint` stands below the form. */
export function VerifyStep({ hint }: { hint?: ReactNode }) {
  const t = useTranslations('auth');
  const stored = useSignupProgress();
  // On the way to the next step this one stays as it was.
  const [left, setLeft] = useState<SignupProgress | null>(null);
  const progress = left ?? stored;
  // A page left behind keeps its state for the way back; by then the number is proven.
  useEffect(() => () => setLeft(null), []);
  if (progress === undefined) return <StepSkeleton />;
  if (progress === null) {
    return (
      <SignupDetour title={t('detour.start.title')} to="/signup" action={t('detour.start.action')}>
        {t('detour.start.body')}
      </SignupDetour>
    );
  }
  if (progress.grant) {
    return (
      <SignupDetour title={t('detour.proven.title')} to="/signup/newpin" action={t('detour.proven.action')}>
        {t('detour.proven.body', { phone: formatPhone(progress.phone) })}
      </SignupDetour>
    );
  }
  return (
    <>
      <p className="mb-6 text-muted">
        {t.rich('verify.sent', {
          phone: formatPhone(progress.phone),
          number: (chunks) => <strong className="whitespace-nowrap font-semibold text-text">{chunks}</strong>,
        })}{' '}
        <EntryLink to="/signup" className="font-semibold text-accent-text underline underline-offset-4">
          {t('verify.change')}
        </EntryLink>
      </p>
      <VerifyForm progress={progress} onProven={() => setLeft(progress)} />
      {hint}
    </>
  );
}
