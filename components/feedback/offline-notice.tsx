'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const t = useTranslations('feedback.offline');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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
