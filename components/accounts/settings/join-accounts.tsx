'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import type { JoinPreview } from '@/lib/contract/accounts/account-joins';
import { formatPhone } from '@/lib/domain/values/phone';
import { CodeForm } from './code-form';
import { NumberAndSecretForm } from './number-and-secret-form';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { pickName } from '@/lib/i18n/pick';

const counted = ['applications', 'loans', 'results', 'favorites', 'posts'] as const;
const nothing = z.object({});

interface JoinFoundProps {
  preview: JoinPreview;
  join: () => Promise<void>;
  onCancel: () => void;
}

/** What the other account holds, and the last word: afterwards there is one account. */
function JoinFound({ preview, join, onCancel }: JoinFoundProps) {
  const t = useTranslations('settings.join');
  const locale = useLocale();
  const form = useZodForm(nothing, { defaultValues: {} });
  const held = counted.filter((kind) => preview[kind] > 0);
  const isFree = preview.obstacles.length === 0;
  return (
    <Form form={form} onSubmit={join} className="grid max-w-xl gap-5">
      <div className="grid gap-3 rounded-md border border-border p-4">
        <p>{t('found', { name: pickName(preview, locale) })}</p>
        {held.length > 0 ? (
          <ul className="grid list-disc gap-1 pl-5">
            {held.map((kind) => (
              <li key={kind}>{t(`held.${kind}`, { count: preview[kind] })}</li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t('empty')}</p>
        )}
      </div>
      {isFree ? (
        <Alert tone="warning" title={t('last')}>
          {t('lastHelp')}
        </Alert>
      ) : (
        <Alert tone="warning" title={t('apart')}>
          <ul className="grid gap-1">
            {preview.obstacles.map((obstacle) => (
              <li key={obstacle}>{t(`obstacles.${obstacle}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {isFree && (
          <SubmitButton wide={false} className="max-sm:w-full">
            {t('confirm')}
          </SubmitButton>
        )}
        <Button type="button" variant="secondary" className="max-sm:w-full" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

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
