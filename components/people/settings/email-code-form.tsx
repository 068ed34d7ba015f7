'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { showToast } from '@/components/feedback/toast';
import { CodeField } from '@/components/form/code-field';
import { codeResolver, type TypedCode } from '@/components/form/code-resolver';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { authApi } from '@/lib/api/auth';
import { userApi } from '@/lib/api/user';

/** The code of a mail. A right one proves the address. */
export function EmailCodeForm({ userId, challengeId }: { userId: string; challengeId: string }) {
  const t = useTranslations('settings.email');
  const client = useQueryClient();
  const form = useForm<TypedCode>({
    resolver: codeResolver,
    defaultValues: { verifyCode: '' },
    shouldFocusError: false,
  });

  const confirm = async ({ verifyCode }: TypedCode) => {
    await userApi.emailProof.confirm({ params: { id: userId }, body: { challengeId, verifyCode } });
    showToast({ kind: 'success', message: t('confirmed') });
    await Promise.all([
      client.invalidateQueries({ queryKey: authApi.session.key }),
      client.invalidateQueries({ queryKey: userApi.accounts.key }),
    ]);
  };

  return (
    <Form form={form} onSubmit={confirm} className="grid gap-5">
      <CodeField name="verifyCode" label={t('code')} />
      <SubmitButton wide={false} className="max-sm:w-full sm:justify-self-start">
        {t('confirm')}
      </SubmitButton>
    </Form>
  );
}
