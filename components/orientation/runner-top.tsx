'use client';

import { Icon } from '@/components/ui/icon';
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

/** The progress, always visible, and the exit; one line, because a phone needs its height for the statement. */
export function RunnerTop({ test, title, done, total }: RunnerTopProps) {
  const t = useTranslations('questionnaire');
  return (
    <div className="sticky top-0 z-30 border-b border-border bg-background/95 backdrop-blur">
      <div className="mx-auto flex max-w-3xl items-center gap-3 px-4 sm:px-6">
        <h1 className="text-base font-semibold max-sm:sr-only">{title}</h1>
        <Progress
          value={done}
          max={total}
          label={t('progress', { done, total })}
          className="min-w-0 flex-1"
        />
        <p aria-hidden="true" className="text-sm text-muted tabular-nums">
          {done}/{total}
        </p>
        <Link
          href={testPaths[test].about}
          aria-label={t('leave')}
          title={t('leave')}
          className={buttonStyle({ variant: 'ghost', size: 'icon', className: '-mr-2.5' })}
        >
          <Icon name="x" className="size-5" />
        </Link>
      </div>
    </div>
  );
}
