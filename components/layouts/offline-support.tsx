'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isFileGone } from '@/components/feedback/reload-stale-page';
import { Button } from '@/components/ui/button';
import { keptOwner } from '@/lib/device/kept-owner';
import { usePathname } from '@/lib/i18n/navigation';
import { onAnswers, sendWaitingNow } from '@/lib/offline/errand';
import { isSignedIn } from '@/lib/session/signed-in-hint';

const reload = () => window.location.reload();

/** The address of the script or style sheet of the site that failed to load. */
const failedFile = ({ target }: Event): string | null => {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  return address.includes('/_next/') ? address : null;
};

/** Pages whose buttons are the answers of a test: an offer that stands over them can wait. */
const isTest = (path: string) => /^\/orientation-test\/[^/]+\/start/.test(path);

/** Takes what the worker was answered about a person's marks; fetched when there is an answer. */
const takeAnswers = async () => {
  const { takeMarkAnswers } = await import('@/components/school-day/attendance/take-answers');
  const owner = keptOwner();
  if (owner) await takeMarkAnswers(owner);
};

/** Any page of a signed-in person sends what waits on the phone: when it opens, is looked at again, or finds the network. */
function sendWhatWaits() {
  const ask = () => {
    if (isSignedIn() && document.visibilityState === 'visible') void sendWaitingNow();
  };
  ask();
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  const stop = onAnswers(() => void takeAnswers());
  return () => {
    window.removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', ask);
    stop();
  };
}

/** Registers the service worker. A new version waits until the visitor agrees, so that typed text is never lost. */
export function OfflineSupport() {
  const t = useTranslations('feedback.update');
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const [isOld, setIsOld] = useState(false);
  const path = usePathname();

  useEffect(() => {
    const look = (event: Event) => {
      const file = failedFile(event);
      if (file === null || !navigator.onLine) return;
      void isFileGone(file).then((isGone) => isGone && setIsOld(true));
    };
    // Errors of elements do not bubble.
    window.addEventListener('error', look, true);
    return () => window.removeEventListener('error', look, true);
  }, []);

  useEffect(sendWhatWaits, []);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    // The first worker of a browser replaces nothing.
    const offer = (worker: ServiceWorker | null) => {
      if (worker && serviceWorker.controller) setWaiting(worker);
    };
    // Where a browser's policy forbids workers, there is none although nothing fails.
    const follow = (registration?: ServiceWorkerRegistration) => {
      if (!registration) return;
      offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing;
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed') offer(coming);
        });
      });
    };
    // Without it the site works as before; private windows and full disks refuse it.
    serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(follow, () => undefined);
  }, []);

  const update = () => {
    if (!waiting) return reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };

  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-50 px-4 empty:hidden">
      {(waiting || isOld) && !isTest(path) && (
        <div className="mx-auto mb-20 flex max-w-md flex-wrap items-center gap-3 rounded-md border border-border bg-surface p-4 shadow-overlay sm:mb-4">
          <p className="min-w-0 flex-1 basis-40 font-semibold">{t('title')}</p>
          <Button
            variant="ghost"
            onClick={() => {
              setWaiting(null);
              setIsOld(false);
            }}
          >
            {t('later')}
          </Button>
          <Button onClick={update}>{t('now')}</Button>
        </div>
      )}
    </div>
  );
}
