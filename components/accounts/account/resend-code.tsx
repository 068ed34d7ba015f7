'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { CodeProgress } from './code-progress';
import type { CodeWay } from './code-ways';
import { CodeWaitNotice } from './code-wait';
import { type CodeWait, type ProvenNumber, requestCode, waitOf } from './request-code';
import { TelegramProof } from './telegram-proof';
import { clockOf, useSecondsUntil } from './use-seconds-until';

type Outcome = { kind: 'sent' } | { kind: 'failed' } | { kind: 'wait'; wait: CodeWait };

interface ResendCodeProps {
  way: CodeWay;
  progress: CodeProgress;
  onSent: () => void;
  /** What a chat with the bot proves; null where the site has none, or it is no sign-up. */
  onProven: ((proven: ProvenNumber) => void) | null;
}

/**
 * Sends the code again, at the earliest a minute after the last one. The first code for a forgotten PIN may have gone to
 * Telegram or mail, so the next one is an SMS, offered to everybody alike. A sign-up needs none where a chat with the bot
 * proves the number.
 */
export function ResendCode({ way, progress, onSent, onProven }: ResendCodeProps) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const noneSent = progress.by === 'telegram';
  const bySms = noneSent || (way === 'reset' && !progress.username.includes('@'));
  const pauseSeconds = useSecondsUntil(progress.resendAtMs);
  const waitSeconds = useSecondsUntil(outcome?.kind === 'wait' ? outcome.wait.untilMs : null);

  const resend = async () => {
    setBusy(true);
    try {
      const { by: _, ...person } = progress;
      await requestCode(way, { ...person, locale, ...(way === 'reset' && bySms && { by: 'sms' }) });
      setOutcome({ kind: 'sent' });
      onSent();
    } catch (error) {
      const wait = waitOf(error);
      setOutcome(wait ? { kind: 'wait', wait } : { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={noneSent ? 'grid gap-3' : 'grid gap-3 border-t border-border pt-5'}>
      {!noneSent && <p className="text-muted">{t('verify.notReceived')}</p>}
      {onProven && (
        <TelegramProof key={progress.challengeId} way={way} progress={progress} onProven={onProven} />
      )}
      {outcome?.kind === 'sent' && <Alert tone="success">{t('verify.resent')}</Alert>}
      {outcome?.kind === 'failed' && <Alert tone="danger">{t('verify.resendFailed')}</Alert>}
      {outcome?.kind === 'wait' && <CodeWaitNotice way={way} wait={outcome.wait} />}
      <Button
        variant="secondary"
        wide
        loading={busy}
        disabled={pauseSeconds > 0 || waitSeconds > 0}
        onClick={() => void resend()}
      >
        <span className="tabular-nums">
          {pauseSeconds > 0
            ? t(bySms ? 'verify.bySmsIn' : 'verify.resendIn', { time: clockOf(pauseSeconds) })
            : t(bySms ? 'verify.bySms' : 'verify.resend')}
        </span>
      </Button>
    </div>
  );
}
