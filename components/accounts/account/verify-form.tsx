'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
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
import { type ProvenNumber, proveCode } from './request-code';
import { ResendCode } from './resend-code';
import { useRedirect } from './use-redirect';
import { useSecondsUntil } from './use-seconds-until';
import { useSmsCode } from './use-sms-code';

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
