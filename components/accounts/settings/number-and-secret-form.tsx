'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type * as z from 'zod';
import { waitUntilOf } from '@/components/accounts/account/request-code';
import { WaitNotice } from '@/components/accounts/account/wait-notice';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { phoneChange } from '@/lib/contract/accounts/phone-change';

type NumberAndSecret = z.output<typeof phoneChange>;

interface NumberAndSecretFormProps {
  /** Of the texts `means`, `new`, `secretHint`. */
  texts: 'settings.phone' | 'settings.join';
  send: (body: NumberAndSecret) => Promise<void>;
  onCancel: () => void;
}

/** A number that gets a code, and the PIN of the person who asks for it. */
export function NumberAndSecretForm({ texts, send, onCancel }: NumberAndSecretFormProps) {
  const t = useTranslations(texts);
  const common = useTranslations('settings.phone');
  const [waitUntilMs, setWaitUntilMs] = useState<number | null>(null);
  const form = useZodForm(phoneChange, { defaultValues: { phone: '', currentPassword: '' } });

  const submit = async (body: NumberAndSecret) => {
    setWaitUntilMs(null);
    try {
      await send(body);
    } catch (error) {
      const untilMs = waitUntilOf(error);
      if (untilMs === null) throw error;
      setWaitUntilMs(untilMs);
    }
  };

  return (
    <Form form={form} onSubmit={submit} className="grid max-w-md gap-5">
      {waitUntilMs !== null && (
        <WaitNotice
          untilMs={waitUntilMs}
          title={common('tooMany.title')}
          body={(time) => common('tooMany.body', { time })}
          over={common('tooMany.over')}
        />
      )}
      <p className="text-sm text-muted">{t('means')}</p>
      <PhoneField name="phone" label={t('new')} />
      <PasswordField
        name="currentPassword"
        label={common('secret')}
        hint={t('secretHint')}
        autoComplete="current-password"
        showLabel={common('show')}
        hideLabel={common('hide')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton wide={false} className="max-sm:w-full">
          {common('send')}
        </SubmitButton>
        <Button type="button" variant="secondary" className="max-sm:w-full" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </Form>
  );
}
