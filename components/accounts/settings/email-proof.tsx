'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { waitUntilOf } from '@/components/accounts/account/request-code';
import { clockOf, useSecondsUntil } from '@/components/accounts/account/use-seconds-until';
import { WaitNotice } from '@/components/accounts/account/wait-notice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import { CodeForm } from './code-form';

interface SentCode {
  challengeId: string;
  resendAtMs: number;
}

type Outcome = { kind: 'failed' } | { kind: 'wait'; untilMs: number };

/** Sends a code to the person's mail address and accepts it: from then on the address is a log-in name. */
export function EmailProof({ userId, email }: { userId: string; email: string }) {
  const t = useTranslations('settings.email');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const pauseSeconds = useSecondsUntil(sent?.resendAtMs ?? null);

  const send = async () => {
    setBusy(true);
    setOutcome(null);
    try {
      const { challengeId, resendAfterSeconds } = await userApi.emailProof.send({ params: { id: userId } });
      setSent({ challengeId, resendAtMs: Date.now() + resendAfterSeconds * 1_000 });
    } catch (error) {
      const untilMs = waitUntilOf(error);
      setOutcome(untilMs === null ? { kind: 'failed' } : { kind: 'wait', untilMs });
    } finally {
      setBusy(false);
    }
  };

  const resend = pauseSeconds > 0 ? t('resendIn', { time: clockOf(pauseSeconds) }) : t('resend');
  return (
    <div className="grid max-w-md gap-5">
      {outcome?.kind === 'wait' && (
        <WaitNotice
          untilMs={outcome.untilMs}
          title={t('tooMany.title')}
          body={(time) => t('tooMany.body', { time })}
          over={t('tooMany.over')}
        />
      )}
      {outcome?.kind === 'failed' && <Alert tone="danger">{t('failed')}</Alert>}
      {sent && (
        <>
          <Alert tone="success">{t('sent', { email })}</Alert>
          <CodeForm
            key={sent.challengeId}
            label={t('code')}
            action={t('confirm')}
            done={t('confirmed')}
            confirm={(verifyCode) =>
              userApi.emailProof.confirm({
                params: { id: userId },
                body: { challengeId: sent.challengeId, verifyCode },
              })
            }
          />
        </>
      )}
      <Button
        variant="secondary"
        className="max-sm:w-full sm:justify-self-start"
        loading={busy}
        disabled={pauseSeconds > 0}
        onClick={() => void send()}
      >
        <span className="tabular-nums">{sent ? resend : t('send')}</span>
      </Button>
    </div>
  );
}
