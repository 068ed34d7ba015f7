'use client';

import { useWrite } from '@/components/kits/write/use-write';
import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { qaApi } from '@/lib/api/qa';
import type { Whose } from './shared-record-query';

/** Shows what others will see before anything is shared. */
export function StartSharing({ whose }: { whose: Whose }) {
  const t = useTranslations('sharedResult');
  const generate = useWrite(qaApi.sharePictures.generate, {
    inPlace: true,
    problems: { 404: t('gone'), other: t('failed') },
  });
  return (
    <div className="space-y-5">
      <p>{t('start.body')}</p>
      <ul className="list-disc space-y-1.5 pl-5 text-muted">
        <li>{t('start.shown')}</li>
        <li>{t('start.hidden')}</li>
        <li>{t('start.stop')}</li>
      </ul>
      {generate.problem && <Alert tone="danger">{generate.problem}</Alert>}
      <Button
        size="lg"
        className="w-full"
        loading={generate.busy}
        onClick={() => void generate.run({ body: { user: whose.userId, result: whose.recordId } })}
      >
        <Icon name="share-2" className="size-5" />
        {t('start.action')}
      </Button>
    </div>
  );
}
