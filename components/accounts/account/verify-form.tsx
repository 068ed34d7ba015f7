'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { CodeField } from '@/components/form/code-field';
import { codeResolver, type TypedCode } from '@/components/form/code-resolver';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { changeProgress, type CodeProgress, hasGrant } from './code-progress';
import { type CodeWay, wayPaths } from './code-ways';
import { type ProvenNumber, proveCode, type CodeWait, requestCode, waitOf } from './request-code';
import { useRedirect } from './use-redirect';
import { useSecondsUntil, clockOf } from './use-seconds-until';
import { Button } from '@/components/ui/button';
import { CodeWaitNotice } from './code-wait';
import { buttonStyle } from '@/components/ui/button-style';
import { QrCode } from '@/components/ui/qr-code';
import { useTelegramProof } from './use-telegram-proof';

interface OtpCredential extends Credential {
  code: string;
}

/** Where supported, asks the browser for the code in the arriving text message (WebOTP). */
function useSmsCode(challengeId: string, onCode: (code: string) => void): void {
  const receive = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential) receive((credential as OtpCredential).code);
      },
      // Refused, timed out or the page was left: the person types the code.
      () => undefined,
    );
    return () => stop.abort();
  }, [challengeId]);
}

interface TelegramProofProps {
  way: CodeWay;
  progress: CodeProgress;
  onProven: (proven: ProvenNumber) => void;
}

/** Proves the number by the contact that a chat with the bot shares, in place of a code. */
function TelegramProof({ way, progress, onProven }: TelegramProofProps) {
  const t = useTranslations('auth.verify.telegram');
  const { address, busy, problem, open } = useTelegramProof(way, progress, onProven);
  return (
    <div className="grid gap-3">
      {problem && <Alert tone={problem === 'over' ? 'warning' : 'danger'}>{t(problem)}</Alert>}
      {address === null ? (
        <Button variant="secondary" wide loading={busy} onClick={() => void open()}>
          {t('prove')}
        </Button>
      ) : (
        <>
          <p>{t('how')}</p>
          <a href={address} target="_blank" rel="noreferrer" className={buttonStyle({ wide: true })}>
            {t('open')}
          </a>
          <div className="hidden w-48 justify-self-center sm:block">
            <QrCode text={address} label={t('picture')} />
          </div>
          <p role="status" className="text-sm text-muted">
            {t('waiting')}
          </p>
        </>
      )}
    </div>
  );
}

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
function ResendCode({ way, progress, onSent, onProven }: ResendCodeProps) {
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

const isWrongCode = (error: unknown) => (error as { code?: unknown } | null)?.code === 'invalid-code';

interface VerifyFormProps {
  way: CodeWay;
  progress: CodeProgress;
  /** A chat with the bot may prove the number. */
  hasBot: boolean;
  /** The code was right, or a chat has proven the number. */
  onProven: () => void;
}

/** Step 2: the code of the message, submitted with its last digit. */
export function VerifyForm({ way, progress, hasBot, onProven }: VerifyFormProps) {
  const t = useTranslations('auth.verify');
  const router = useRouter();
  const { query } = useRedirect();
  const element = useRef<HTMLFormElement>(null);
  const refusal = useRef<{ code: string; error: unknown } | null>(null);
  const secondsLeft = useSecondsUntil(progress.codeEndsAtMs);
  const triesLeft = codeLimits.triesMax - progress.wrongTries;
  const form = useCheckedForm<TypedCode>(codeResolver, {
    mode: 'onSubmit',
    defaultValues: { verifyCode: '' },
  });

  const store = ({ grant, expiresInSeconds }: ProvenNumber) => {
    onProven();
    const grantEndsAtMs = Date.now() + expiresInSeconds * 1_000;
    changeProgress(way, progress.challengeId, () => ({ grant, grantEndsAtMs }));
  };
  const goOn = () => router.push(href(wayPaths[way].pin, undefined, query));

  const verify = async ({ verifyCode }: TypedCode) => {
    // A click after the automatic submission must not use up a second try.
    if (refusal.current?.code === verifyCode) throw refusal.current.error;
    const { challengeId } = progress;
    if (!hasGrant(way, challengeId)) {
      try {
        store(await proveCode(way, progress, verifyCode));
      } catch (error) {
        if (isWrongCode(error)) {
          refusal.current = { code: verifyCode, error };
          changeProgress(way, challengeId, ({ wrongTries }) => ({ wrongTries: wrongTries + 1 }));
        }
        throw error;
      }
    }
    goOn();
  };

  const proven = (proof: ProvenNumber) => {
    // The code was typed in meanwhile, and goes on itself.
    if (hasGrant(way, progress.challengeId)) return;
    store(proof);
    goOn();
  };

  useSmsCode(progress.challengeId, (code) => {
    form.setValue('verifyCode', code);
    element.current?.requestSubmit();
  });

  const startAnew = () => {
    refusal.current = null;
    form.reset();
  };

  const isOver = secondsLeft === 0 || triesLeft <= 0;
  return (
    <div className="grid gap-6">
      {progress.by !== 'telegram' && (
        <Form form={form} onSubmit={verify} ref={element}>
          {isOver && <Alert tone="warning">{triesLeft <= 0 ? t('noTriesLeft') : t('expired')}</Alert>}
          <CodeField
            name="verifyCode"
            label={t('code')}
            onComplete={() => element.current?.requestSubmit()}
          />
          <SubmitButton disabled={isOver}>{t('submit')}</SubmitButton>
        </Form>
      )}
      <ResendCode
        way={way}
        progress={progress}
        onSent={startAnew}
        onProven={hasBot && way !== 'reset' ? proven : null}
      />
    </div>
  );
}
