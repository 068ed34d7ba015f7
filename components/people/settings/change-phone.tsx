'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type * as z from 'zod';
import { waitUntilOf } from '@/components/people/account/request-code';
import { WaitNotice } from '@/components/people/account/wait-notice';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import { phoneChange } from '@/lib/contract/user/phone-change';
import { formatPhone } from '@/lib/domain/people/phone';
import { CodeForm } from './code-form';

interface SentCode {
  phone: string;
  challengeId: string;
}

/** The new number and the PIN, then the code that was sent to that number. */
export function ChangePhone({ userId, onDone }: { userId: string; onDone: () => void }) {
  const t = useTranslations('settings.phone');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [waitUntilMs, setWaitUntilMs] = useState<number | null>(null);
  const form = useZodForm(phoneChange, { defaultValues: { phone: '', currentPassword: '' } });

  const send = async (body: z.output<typeof phoneChange>) => {
    setWaitUntilMs(null);
    try {
      const { challengeId } = await userApi.phoneChange.send({ params: { id: userId }, body });
      setSent({ phone: body.phone, challengeId });
    } catch (error) {
      const untilMs = waitUntilOf(error);
      if (untilMs === null) throw error;
      setWaitUntilMs(untilMs);
    }
  };
  const confirm = async (challengeId: string, verifyCode: string) => {
    await userApi.phoneChange.confirm({ params: { id: userId }, body: { challengeId, verifyCode } });
    onDone();
  };

  if (sent)
    return (
      <div className="grid max-w-md gap-5">
        <Alert tone="success">{t('sent', { phone: formatPhone(sent.phone) })}</Alert>
        <CodeForm
          key={sent.challengeId}
          label={t('code')}
          action={t('confirm')}
          done={t('changed')}
          confirm={(verifyCode) => confirm(sent.challengeId, verifyCode)}
        />
        <Button variant="link" className="justify-self-start" onClick={() => setSent(null)}>
          {t('again')}
        </Button>
      </div>
    );
  return (
    <Form form={form} onSubmit={send} className="grid max-w-md gap-5">
      {waitUntilMs !== null && (
        <WaitNotice
          untilMs={waitUntilMs}
          title={t('tooMany.title')}
          body={(time) => t('tooMany.body', { time })}
          over={t('tooMany.over')}
        />
      )}
      <p className="text-sm text-muted">{t('means')}</p>
      <PhoneField name="phone" label={t('new')} />
      <PasswordField
        name="currentPassword"
        label={t('secret')}
        hint={t('secretHint')}
        autoComplete="current-password"
        showLabel={t('show')}
        hideLabel={t('hide')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton wide={false} className="max-sm:w-full">
          {t('send')}
        </SubmitButton>
        <Button type="button" variant="secondary" className="max-sm:w-full" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
