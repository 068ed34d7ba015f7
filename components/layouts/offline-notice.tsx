'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '@/components/feedback/toast';
import { isServiceAway, onServiceState } from '@/lib/api/service-state';
import { toastTimeoutsMs } from '@/lib/domain/limits/pages';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Shows that the connection is lost, or that the service does not answer, while it is so; and that it is back. */
export function OfflineNotice() {
  const t = useTranslations('feedback');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const away = useSyncExternalStore(onServiceState, isServiceAway, () => false);
  const now = online ? (away ? 'away' : 'online') : 'offline';
  // As long as any warning: after that it would cover what can be done without a connection.
  const [told, setTold] = useState<typeof now>('online');
  useEffect(() => {
    const timer = setTimeout(() => setTold(now), now === 'online' ? 0 : toastTimeoutsMs.warning);
    return () => clearTimeout(timer);
  }, [now]);
  const state = now === 'online' || now === told ? null : now;
  useEffect(() => {
    const tell = () => showToast({ kind: 'success', message: t('offline.over') });
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [t]);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 px-4 empty:hidden"
    >
      {state && (
        <div className="mx-auto mb-20 max-w-md rounded-md bg-ink px-4 py-3 text-on-ink shadow-overlay sm:mb-4">
          <p className="font-semibold">{t(`${state}.title`)}</p>
          <p className="text-sm text-on-ink-muted">{t(`${state}.body`)}</p>
        </div>
      )}
    </div>
  );
}
