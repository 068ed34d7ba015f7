'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

interface LoadFailedProps {
  onRetry: () => void;
  retrying?: boolean;
  /** The call waits for the connection and goes on by itself. */
  offline?: boolean;
}

/** Says that what is shown is from before. */
export function LoadFailed({ onRetry, retrying, offline = false }: LoadFailedProps) {
  const t = useTranslations('catalogue');
  const feedback = useTranslations('feedback');
  return (
    <Alert
      tone="warning"
      title={t(offline ? 'offline.title' : 'failed.title')}
      className="mb-4"
      action={
        <Button variant="secondary" size="sm" onClick={onRetry} loading={retrying}>
          {feedback('retry')}
        </Button>
      }
    >
      {t(offline ? 'offline.body' : 'failed.body')}
    </Alert>
  );
}
