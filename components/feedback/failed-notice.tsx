'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** A part of a page that failed to load, with a retry button. */
export function FailedNotice({ onRetry, retrying }: { onRetry: () => void; retrying?: boolean }) {
  const t = useTranslations('feedback');
  return (
    <Alert
      tone="danger"
      title={t('failed.title')}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry} loading={retrying}>
          {t('retry')}
        </Button>
      }
    >
      {t('failed.body')}
    </Alert>
  );
}
