'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { qaApi } from '@/lib/api/qa';
import type { Whose } from './shared-record-query';

export function StopSharing({ whose }: { whose: Whose }) {
  const t = useTranslations('sharedResult');
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation(qaApi.sharePictures.withdraw.mutationOptions());
  const stop = () => withdraw.mutateAsync({ params: { recordId: whose.recordId } }).catch(() => undefined);
  return (
    <>
      {withdraw.isError && <Alert tone="danger">{t('failed')}</Alert>}
      <Button variant="ghost" className="w-full" onClick={() => setIsAsking(true)}>
        {t('stop.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('stop.title')}
        description={t('stop.body')}
        confirmLabel={t('stop.action')}
        danger
        onConfirm={stop}
      />
    </>
  );
}
