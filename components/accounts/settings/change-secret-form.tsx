'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type * as z from 'zod';
import { WaitNotice } from '@/components/accounts/account/wait-notice';
import { waitUntilOf } from '@/components/accounts/account/request-code';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import { secretChange } from '@/lib/contract/accounts/secrets';
import { secretProblem } from '@/lib/domain/accounts/pin';

/** The current PIN or password and the new one, typed twice. */
const newSecret = secretChange
  .extend({ again: secretChange.shape.newPassword })
  .check(({ value, issues }) => {
    const problem = secretProblem(value.newPassword);
    const add = (name: 'newPassword' | 'again', message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: value[name] });
    if (problem) add('newPassword', problem);
    else if (value.newPassword === value.currentPassword) add('newPassword', 'same-secret');
    if (value.again !== value.newPassword) add('again', 'secret-mismatch');
  });

const empty = { currentPassword: '', newPassword: '', again: '' };

/** The current PIN or password, and the new one twice. Afterwards every other device is signed out. */
export function ChangeSecretForm({ username, onDone }: { username: string; onDone: () => void }) {
  const t = useTranslations('settings.secret');
  const client = useQueryClient();
  const [waitUntilMs, setWaitUntilMs] = useState<number | null>(null);
  const form = useZodForm(newSecret, { defaultValues: empty });
  const labels = { showLabel: t('show'), hideLabel: t('hide') };

  const change = async ({ currentPassword, newPassword }: z.output<typeof newSecret>) => {
    setWaitUntilMs(null);
    try {
      await userApi.secrets.changePassword({ body: { currentPassword, newPassword } });
    } catch (error) {
      const untilMs = waitUntilOf(error);
      if (untilMs === null) throw error;
      setWaitUntilMs(untilMs);
      return;
    }
    showToast({ kind: 'success', message: t('changed'), description: t('changedHelp') });
    // The sessions of the other devices have ended.
    await client.invalidateQueries({ queryKey: userApi.safety.key });
    onDone();
  };

  return (
    <Form form={form} onSubmit={change} className="grid max-w-md gap-5">
      {waitUntilMs !== null && (
        <WaitNotice
          untilMs={waitUntilMs}
          title={t('locked.title')}
          body={(time) => t('locked.body', { time })}
          over={t('locked.over')}
        />
      )}
      {/* Lets password managers store the secret with its account. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={t('current')}
        autoComplete="current-password"
        {...labels}
      />
      <PasswordField
        name="newPassword"
        label={t('new')}
        hint={t('newHint')}
        autoComplete="new-password"
        {...labels}
      />
      <PasswordField name="again" label={t('again')} autoComplete="new-password" {...labels} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton wide={false} className="max-sm:w-full">
          {t('submit')}
        </SubmitButton>
        <Button type="button" variant="secondary" className="max-sm:w-full" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
