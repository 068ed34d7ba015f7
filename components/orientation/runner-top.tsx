'use client';

import { X } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Progress } from '@/components/ui/progress';
import { Link } from '@/lib/i18n/navigation';
import type { OrientationTest } from './orientation-state';
import { testPaths } from './test-paths';

interface RunnerTopProps {
  test: OrientationTest;
  title: string;
  done: number;
  total: number;
}

/** The progress, always visible, and the exit. */
export function RunnerTop({ test, title, done, total }: RunnerTopProps) {
  const t = useTranslations('questionnaire');
  return (
    <div className="sticky top-0 z-30 border-b border-border bg-background/95 backdrop-blur">
      <div className="mx-auto max-w-3xl px-4 pb-3 pt-1 sm:px-6">
        <div className="flex items-center justify-between gap-3">
          <h1 className="min-w-0 text-base font-semibold">{title}</h1>
          <Link
            href={testPaths[test].about}
            aria-label={t('leave')}
            title={t('leave')}
            className={buttonStyle({ variant: 'ghost', size: 'icon' })}
          >
            <X aria-hidden="true" className="size-5" />
          </Link>
        </div>
        <Progress value={done} max={total} label={t('progress', { done, total })} />
        <p aria-hidden="true" className="mt-1 text-sm text-muted tabular-nums">
          {t('progress', { done, total })}
        </p>
      </div>
    </div>
  );
}
