'use client';

import { useTranslations } from 'next-intl';
import type { ResolverResult } from 'react-hook-form';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { parseUsername } from '@/lib/domain/people/username';
import { formKeyOf } from './code-ways';
import { useCodeRequest } from './use-code-request';
import { useKeptValues } from './use-kept-values';
import { useSentPerson } from './use-sent-person';

interface Named {
  username: string;
}

const keptNames = ['username'] as const;

// Checked by hand, as at the log-in: the schema library would double the scripts that load before anybody can type.
const resolver = ({ username = '' }: Partial<Named>): ResolverResult<Named> => {
  const parsed = parseUsername(username);
  if (parsed) return { values: { username: parsed.value }, errors: {} };
  const message = username.trim() === '' ? 'required' : 'invalid-username';
  return { values: {}, errors: { username: { type: 'client', message } } };
};

/** Step 1 after a forgotten PIN: the phone number or e-mail of the account. */
export function ResetForm() {
  const t = useTranslations('auth');
  const { send, isWaiting, notice } = useCodeRequest('reset');
  // Without default values, text that was typed before hydration stays.
  const form = useCheckedForm<Named>(resolver);
  useKeptValues(form, formKeyOf('reset'), keptNames, useSentPerson('reset'));
  return (
    <Form form={form} hasDraft onSubmit={send}>
      {notice}
      <TextField
        name="username"
        label={t('logIn.username')}
        hint={t('reset.hint')}
        autoComplete="username"
        autoCapitalize="none"
      />
      <SubmitButton disabled={isWaiting}>{t('signUp.submit')}</SubmitButton>
    </Form>
  );
}
