'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { qaApi } from '@/lib/api/qa';
import type { Whose } from './shared-record-query';

/** After another test the shared picture still shows the earlier result, until the person renews it. */
export function RenewPicture({ whose }: { whose: Whose }) {
  const t = useTranslations('sharedResult');
  const generate = useWrite(qaApi.sharePictures.generate, {
    inPlace: true,
    problems: { other: t('failed') },
  });
  return (
    <Alert
      tone={generate.problem ? 'danger' : 'warning'}
      action={
        <Button
          variant="secondary"
          size="sm"
          loading={generate.busy}
          onClick={() => void generate.run({ body: { user: whose.userId, result: whose.recordId } })}
        >
          {t('renew.action')}
        </Button>
      }
    >
      {generate.problem ?? t('renew.body')}
    </Alert>
  );
}
