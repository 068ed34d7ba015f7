'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { progressBar } from '@/lib/domain/limits/pages';
import { onNavigationStart } from '@/lib/i18n/navigation-events';

const checkEveryMs = 50;
type Phase = 'idle' | 'running' | 'failed' | 'done';

const barStyle: Record<Phase, string> = {
  idle: 'opacity-0',
  running: 'animate-[progress_var(--progress-duration)_cubic-bezier(0.1,0.6,0.3,1)_forwards] bg-accent',
  failed: 'w-full bg-danger',
  done: 'w-full bg-accent opacity-0',
};

/**
 * A thin bar while a page loads. It appears only after a delay; Next changes the address when the page has loaded,
 * which ends it.
 */
export function NavigationProgress() {
  const t = useTranslations('feedback');
  const [phase, setPhase] = useState<Phase>('idle');

  useEffect(() => {
    let stop = () => {};
    const start = () => {
      stop();
      const from = window.location.href;
      const startedAtMs = performance.now();
      const finish = (last: Phase) => {
        clearInterval(timer);
        setPhase((now) => (now === 'running' ? last : 'idle'));
        hide = setTimeout(() => setPhase('idle'), progressBar.hideDelayMs);
      };
      let hide: ReturnType<typeof setTimeout> | undefined;
      const timer = setInterval(() => {
        const elapsedMs = performance.now() - startedAtMs;
        if (window.location.href !== from) finish('done');
        else if (elapsedMs > progressBar.throttleMs + progressBar.durationMs)
          finish(navigator.onLine ? 'done' : 'failed');
        else if (elapsedMs > progressBar.throttleMs) setPhase('running');
      }, checkEveryMs);
      stop = () => {
        clearInterval(timer);
        clearTimeout(hide);
      };
    };
    const unsubscribe = onNavigationStart(start);
    return () => {
      unsubscribe();
      stop();
    };
  }, []);

  return (
    <div
      role="progressbar"
      aria-label={t('navigating')}
      aria-valuemin={progressBar.startPercent}
      aria-valuemax={progressBar.endPercent}
      aria-hidden={phase === 'idle'}
      className="pointer-events-none fixed inset-x-0 top-0 z-[60]"
    >
      <div
        className={`h-[3px] transition-opacity duration-300 ${barStyle[phase]}`}
        style={{ '--progress-duration': `${progressBar.durationMs}ms` } as React.CSSProperties}
      />
    </div>
  );
}
