'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useLazyZodForm } from '@/components/form/use-lazy-zod-form';
import { isApiError } from '@/lib/api/api-error';
import { loadClient } from '@/lib/api/load-client';
import { pinLimits } from '@/lib/domain/limits/sign-in';
import { openDocument } from '@/lib/i18n/open-document';
import { href } from '@/lib/routes/href';
import { safeHref } from '@/lib/routes/safe-href';
import { afterLogIn, staffHomeOr } from './after-log-in';
import { type CodeProgress, saveProgress } from './code-progress';
import { type CodeWay, formKeyOf } from './code-ways';
import { type LogInProblem, LogInProblemNotice, logInProblemOf } from './log-in-problem';
import type { newPin } from './new-pin-schema';
import { forgetKeptValues } from './use-kept-values';
import { setPin } from './request-code';
import { useRedirect } from './use-redirect';
import { useWatch } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { isRun, repeatsItself } from '@/lib/domain/accounts/pin';

const rules = [
  { key: 'run', isBroken: isRun },
  { key: 'repeat', isBroken: repeatsItself },
] as const;

/** The rules for a good PIN; each is ticked or crossed once the PIN is complete. */
function PinRules() {
  const t = useTranslations('auth.newPin.rules');
  const typed: unknown = useWatch({ name: 'pin' });
  const pin = typeof typed === 'string' ? toAsciiDigits(typed) : '';
  const isWhole = pin.length === pinLimits.lengthDigits;
  return (
    <div className="rounded-md bg-sunken p-4 text-sm">
      <p className="font-semibold">{t('title')}</p>
      <ul aria-live="polite" className="mt-1.5 grid gap-1">
        {rules.map(({ key, isBroken }) => {
          const state = !isWhole ? 'open' : isBroken(pin) ? 'broken' : 'met';
          return (
            <li key={key} className="flex gap-2">
              <span className="mt-[0.3em] grid size-4 shrink-0 place-items-center">
                {state === 'open' && <span className="size-1.5 rounded-full bg-border-strong" />}
                {state === 'met' && <Icon name="check" className="size-4 text-success" />}
                {state === 'broken' && <Icon name="x" className="size-4 text-danger" />}
              </span>
              <span className={state === 'broken' ? 'text-danger' : undefined}>
                {t(key)}
                {state !== 'open' && <span className="sr-only"> ({t(state)})</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const loadSchema = () => import('./new-pin-schema').then((module) => module.newPin);

interface NewPinFormProps {
  way: CodeWay;
  progress: CodeProgress;
  grant: string;
  /** The grant has expired. */
  onTimeUp: () => void;
  onSignedIn: () => void;
}

/** Step 3: the PIN, twice; then the person is signed in. */
export function NewPinForm({ way, progress, grant, onTimeUp, onSignedIn }: NewPinFormProps) {
  const t = useTranslations('auth.newPin');
  const locale = useLocale();
  const { target } = useRedirect();
  const isSet = useRef(false);
  const [problem, setProblem] = useState<LogInProblem | null>(null);
  const form = useLazyZodForm<typeof newPin>(loadSchema, { defaultValues: { pin: '', again: '' } });

  const setOnce = async (pin: string) => {
    if (isSet.current) return;
    try {
      await setPin(way, grant, pin);
      isSet.current = true;
    } catch (error) {
      // Already used, perhaps by this very PIN, whose answer was lost. The log-in shows whether that is so.
      if (!isApiError(error, 401)) throw error;
    }
  };

  // Whoever is new sees what to do first.
  const first = way === 'reset' ? undefined : href('/welcome');

  const submit = async ({ pin }: z.output<typeof newPin>) => {
    setProblem(null);
    await setOnce(pin);
    const { sessionDoor } = await loadClient(import('@/lib/api/session-door'));
    try {
      await sessionDoor.open({ username: progress.username, password: pin });
    } catch (error) {
      const found = logInProblemOf(error);
      if (found.kind === 'credentials' && !isSet.current) onTimeUp();
      else setProblem(found);
      return;
    }
    onSignedIn();
    saveProgress(way, null);
    forgetKeptValues(formKeyOf(way));
    const next = safeHref(progress.next);
    await openDocument(target ?? (await (next ? staffHomeOr(next) : afterLogIn(first))), locale);
  };

  return (
    <Form form={form} onSubmit={submit}>
      {problem && <LogInProblemNotice problem={problem} />}
      {/* Lets password managers store the PIN with its number. */}
      <input type="text" autoComplete="username" value={progress.username} readOnly hidden />
      <CodeField name="pin" label={t('pin')} secret="new-password" lengthDigits={pinLimits.lengthDigits} />
      <CodeField
        name="again"
        label={t('again')}
        secret="new-password"
        lengthDigits={pinLimits.lengthDigits}
      />
      <PinRules />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
}
