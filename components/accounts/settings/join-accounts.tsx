'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import type { JoinPreview } from '@/lib/contract/accounts/account-joins';
import { formatPhone } from '@/lib/domain/people/phone';
import { CodeForm } from './code-form';
import { JoinFound } from './join-found';
import { NumberAndSecretForm } from './number-and-secret-form';

interface Proof {
  challengeId: string;
  verifyCode: string;
}

/** The number of the other account and the PIN of this one, the code, what was found, and then the join itself. */
export function JoinAccounts({ userId, onDone }: { userId: string; onDone: () => void }) {
  const t = useTranslations('settings.join');
  const client = useQueryClient();
  const [sent, setSent] = useState<{ phone: string; challengeId: string } | null>(null);
  const [found, setFound] = useState<{ proof: Proof; preview: JoinPreview } | null>(null);
  const params = { id: userId };

  const read = async (proof: Proof) =>
    setFound({ proof, preview: await userApi.accountJoins.preview({ params, body: proof }) });
  const join = async (proof: Proof) => {
    await userApi.accountJoins.confirm({ params, body: proof });
    showToast({ kind: 'success', message: t('joined') });
    onDone();
    await client.invalidateQueries();
  };

  if (found) return <JoinFound preview={found.preview} join={() => join(found.proof)} onCancel={onDone} />;
  if (sent)
    return (
      <div className="grid max-w-md gap-5">
        <Alert tone="success">{t('sent', { phone: formatPhone(sent.phone) })}</Alert>
        <CodeForm
          key={sent.challengeId}
          label={t('code')}
          action={t('look')}
          confirm={(verifyCode) => read({ challengeId: sent.challengeId, verifyCode })}
        />
        <Button variant="link" className="justify-self-start" onClick={() => setSent(null)}>
          {t('again')}
        </Button>
      </div>
    );
  return (
    <NumberAndSecretForm
      texts="settings.join"
      send={async (body) => {
        const { challengeId } = await userApi.accountJoins.send({ params, body });
        setSent({ phone: body.phone, challengeId });
      }}
      onCancel={onDone}
    />
  );
}
