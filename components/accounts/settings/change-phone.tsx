'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import { formatPhone } from '@/lib/domain/values/phone';
import { CodeForm } from './code-form';
import { NumberAndSecretForm } from './number-and-secret-form';

interface SentCode {
  phone: string;
  challengeId: string;
}

/** The new number and the PIN, then the code that was sent to that number. */
export function ChangePhone({ userId, onDone }: { userId: string; onDone: () => void }) {
  const t = useTranslations('settings.phone');
  const [sent, setSent] = useState<SentCode | null>(null);
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
    <NumberAndSecretForm
      texts="settings.phone"
      send={async (body) => {
        const { challengeId } = await userApi.phoneChange.send({ params: { id: userId }, body });
        setSent({ phone: body.phone, challengeId });
      }}
      onCancel={onDone}
    />
  );
}
