'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { showToast } from './toast';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Shows that the connection is lost, while it is, and that it is back. */
export function OfflineNotice() {
  const t = useTranslations('feedback.offline');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    const tell = () => showToast({ kind: 'success', message: t('over') });
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [t]);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 px-4 empty:hidden"
    >
      {!online && (
        <div className="mx-auto mb-20 max-w-md rounded-md bg-ink px-4 py-3 text-on-ink shadow-overlay sm:mb-4">
          <p className="font-semibold">{t('title')}</p>
          <p className="text-sm text-on-ink-muted">{t('body')}</p>
        </div>
      )}
    </div>
  );
}
