'use client';

import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';

interface LoadFailedProps {
  onRetry: () => void;
  retrying?: boolean;
  /** The call waits for the connection and continues by itself. */
  offline?: boolean;
}

/** Says that the results are outdated. */
export function LoadFailed({ onRetry, retrying, offline = false }: LoadFailedProps) {
  const t = useTranslations('catalogue');
  const feedback = useTranslations('feedback');
  return (
    <div role="status" className="mb-4 rounded-md border border-warning/30 bg-warning-soft p-4">
      <p className="font-semibold text-warning">{t(offline ? 'offline.title' : 'failed.title')}</p>
      <p>{t(offline ? 'offline.body' : 'failed.body')}</p>
      <button
        type="button"
        onClick={onRetry}
        disabled={retrying}
        aria-busy={retrying}
        className={`mt-3 ${buttonStyle({ variant: 'secondary', size: 'sm' })}`}
      >
        {feedback('retry')}
      </button>
    </div>
  );
}
