'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { qaApi } from '@/lib/api/qa';
import type { Whose } from './shared-record-query';

/** After another test the shared picture still shows the earlier result, until the person renews it. */
export function RenewPicture({ whose }: { whose: Whose }) {
  const t = useTranslations('sharedResult');
  const generate = useMutation(qaApi.sharePictures.generate.mutationOptions());
  return (
    <Alert
      tone={generate.isError ? 'danger' : 'warning'}
      action={
        <Button
          variant="secondary"
          size="sm"
          loading={generate.isPending}
          onClick={() => generate.mutate({ body: { user: whose.userId, result: whose.recordId } })}
        >
          {t('renew.action')}
        </Button>
      }
    >
      {generate.isError ? t('failed') : t('renew.body')}
    </Alert>
  );
}
