'use client';

import { useMutation } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import { qaApi } from '@/lib/api/qa';
import type { Whose } from './shared-record-query';

/** Shows what others will see before anything is shared. */
export function StartSharing({ whose }: { whose: Whose }) {
  const t = useTranslations('sharedResult');
  const generate = useMutation(qaApi.sharePictures.generate.mutationOptions());
  const failure = isApiError(generate.error, 404) ? t('gone') : t('failed');
  return (
    <div className="space-y-5">
      <p>{t('start.body')}</p>
      <ul className="list-disc space-y-1.5 pl-5 text-muted">
        <li>{t('start.shown')}</li>
        <li>{t('start.hidden')}</li>
        <li>{t('start.stop')}</li>
      </ul>
      {generate.isError && <Alert tone="danger">{failure}</Alert>}
      <Button
        size="lg"
        className="w-full"
        loading={generate.isPending}
        onClick={() => generate.mutate({ body: { user: whose.userId, result: whose.recordId } })}
      >
        <Icon name="share-2" className="size-5" />
        {t('start.action')}
      </Button>
    </div>
  );
}
