'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { PageTitle } from '@/components/ui/page-title';
import { formatPhone } from '@/lib/domain/values/phone';
import { type CodeProgress, useProgress } from './code-progress';
import { type CodeWay, wayPaths } from './code-ways';
import { EntryLink } from './entry-link';
import { LaterVerifyForm } from './later-forms';
import { StartDetour, StepDetour } from './step-detour';
import { StepSkeleton } from './step-skeleton';

/** Where the code went. For a reset it says "if": the page must not reveal whether there is an account. */
function SentNote({ way, progress: { username, by } }: { way: CodeWay; progress: CodeProgress }) {
  const t = useTranslations('auth');
  const ofReset = username.includes('@') ? 'sentByMail' : by === 'sms' ? 'sentBySms' : 'sent';
  const ofSignup = by === 'telegram' ? 'verify.telegram.lead' : 'verify.sent';
  const key = way === 'reset' ? (`reset.${ofReset}` as const) : ofSignup;
  return (
    <p className="mb-6 text-muted">
      {t.rich(key, {
        phone: formatPhone(username),
        number: (chunks) => (
          <strong className="inline-block max-w-full wrap-anywhere font-semibold text-text">{chunks}</strong>
        ),
      })}{' '}
      <EntryLink
        to={wayPaths[way].ask}
        className="font-semibold text-accent-text underline underline-offset-4"
      >
        {t(way === 'reset' ? 'reset.change' : 'verify.change')}
      </EntryLink>
    </p>
  );
}

/** The heading of the step: what is asked for. */
export function VerifyTitle({ way }: { way: CodeWay }) {
  const t = useTranslations('auth.verify');
  return (
    <PageTitle className="mb-1.5">
      {t(useProgress(way)?.by === 'telegram' ? 'telegram.title' : 'title')}
    </PageTitle>
  );
}

/** The second step, for people who have done the first; others are led to it. `hint` is shown below the form. */
export function VerifyStep({ way, hasBot, hint }: { way: CodeWay; hasBot: boolean; hint?: ReactNode }) {
  const t = useTranslations('auth.detour');
  const stored = useProgress(way);
  // During the navigation to the next step this one stays unchanged.
  const [left, setLeft] = useState<CodeProgress | null>(null);
  const progress = left ?? stored;
  // A hidden page keeps its state for the way back; by then the number is proven.
  useEffect(() => () => setLeft(null), []);
  if (progress === undefined) return <StepSkeleton />;
  if (progress === null) return <StartDetour way={way} />;
  if (progress.grant) {
    const key = way === 'reset' ? 'provenReset' : 'proven';
    return (
      <StepDetour title={t(`${key}.title`)} to={wayPaths[way].pin} action={t(`${key}.action`)}>
        {t(`${key}.body`, { phone: formatPhone(progress.username) })}
      </StepDetour>
    );
  }
  return (
    <>
      <SentNote way={way} progress={progress} />
      <LaterVerifyForm way={way} progress={progress} hasBot={hasBot} onProven={() => setLeft(progress)} />
      {hint}
    </>
  );
}
