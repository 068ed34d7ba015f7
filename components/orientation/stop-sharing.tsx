'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Alert } from '@/components/ui/alert';
import { qaApi } from '@/lib/api/qa';
import type { Whose } from './shared-record-query';

export function StopSharing({ whose }: { whose: Whose }) {
  const t = useTranslations('sharedResult');
  const withdraw = useWrite(qaApi.sharePictures.withdraw, {
    inPlace: true,
    problems: { other: t('failed') },
  });
  return (
    <>
      {withdraw.problem && <Alert tone="danger">{withdraw.problem}</Alert>}
      <WriteButton
        variant="ghost"
        className="w-full"
        write={withdraw}
        onWrite={() => withdraw.run({ params: { recordId: whose.recordId } })}
        asks={{ title: t('stop.title'), description: t('stop.body'), danger: true }}
      >
        {t('stop.action')}
      </WriteButton>
    </>
  );
}
