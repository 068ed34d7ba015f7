'use client';

import { Check } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useLazyZodForm } from '@/components/form/use-lazy-zod-form';
import { isApiError } from '@/lib/api/api-error';
import { loadClient } from '@/lib/api/load-client';
import { pinLimits } from '@/lib/domain/limits';
import { openDocument } from '@/lib/i18n/open-document';
import { href } from '@/lib/routes/href';
import { type LogInProblem, LogInProblemNotice, logInProblemOf } from './log-in-problem';
import type { newPin } from './new-pin-schema';
import { saveSignup, type SignupProgress } from './signup-progress';
import { useRedirect } from './use-redirect';

const loadSchema = () => import('./new-pin-schema').then((module) => module.newPin);
const rules = ['run', 'repeat'] as const;

interface NewPinFormProps {
  progress: SignupProgress;
  grant: string;
  /** The grant no longer holds. */
  onTimeUp: () => void;
  onSignedIn: () => void;
}

/** Step 3: the PIN, twice; then straight into the account. */
export function NewPinForm({ progress, grant, onTimeUp, onSignedIn }: NewPinFormProps) {
  const t = useTranslations('auth.newPin');
  const locale = useLocale();
  const { target } = useRedirect();
  const isSet = useRef(false);
  const [problem, setProblem] = useState<LogInProblem | null>(null);
  const form = useLazyZodForm<typeof newPin>(loadSchema, { defaultValues: { pin: '', again: '' } });

  const setPin = async (pin: string) => {
    if (isSet.current) return;
    const { userApi } = await loadClient(import('@/lib/api/user'));
    try {
      await userApi.accounts.setPin({ body: { pin }, bearer: grant });
      isSet.current = true;
    } catch (error) {
      // Used before: perhaps by this very PIN, whose answer was lost on the way. The log-in then tells.
      if (!isApiError(error, 401)) throw error;
    }
  };

  const submit = async ({ pin }: z.output<typeof newPin>) => {
    setProblem(null);
    await setPin(pin);
    const { sessionDoor } = await loadClient(import('@/lib/api/session-door'));
    try {
      await sessionDoor.open({ username: progress.phone, password: pin });
    } catch (error) {
      const found = logInProblemOf(error);
      if (found.kind === 'credentials' && !isSet.current) onTimeUp();
      else setProblem(found);
      return;
    }
    onSignedIn();
    saveSignup(null);
    await openDocument(target ?? href('/'), locale);
  };

  return (
    <Form form={form} onSubmit={submit}>
      {problem && <LogInProblemNotice problem={problem} />}
      {/* So that password managers keep the PIN with its number. */}
      <input type="text" autoComplete="username" value={progress.phone} readOnly hidden />
      <CodeField name="pin" label={t('pin')} secret="new-password" lengthDigits={pinLimits.lengthDigits} />
      <CodeField
        name="again"
        label={t('again')}
        secret="new-password"
        lengthDigits={pinLimits.lengthDigits}
      />
      <div className="rounded-md bg-sunken p-4 text-sm">
        <p className="font-semibold">{t('rules.title')}</p>
        <ul className="mt-1.5 grid gap-1">
          {rules.map((rule) => (
            <li key={rule} className="flex gap-2">
              <Check aria-hidden="true" className="mt-[0.3em] size-4 shrink-0 text-accent-text" />
              {t(`rules.${rule}`)}
            </li>
          ))}
        </ul>
      </div>
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
}
