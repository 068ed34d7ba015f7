'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { SyncState } from './use-answer-sync';
import { useStorable } from './use-orientation';

interface RunnerFootProps {
  isFirst: boolean;
  isLast: boolean;
  sync: SyncState;
  working: boolean;
  onBack: () => void;
  onNext: () => void;
  onResult: () => void;
}

const icons = { visitor: 'hard-drive', saved: 'cloud', saving: 'cloud', waiting: 'cloud-off' } as const;

/** Back, next and the result, within reach of the thumb; below the answers. */
export function RunnerFoot({ isFirst, isLast, sync, working, onBack, onNext, onResult }: RunnerFootProps) {
  const t = useTranslations('questionnaire');
  const storable = useStorable();
  const kept = {
    visitor: t(storable ? 'saved' : 'noStorage'),
    saved: t('savedAccount'),
    saving: t('saving'),
    waiting: t('waiting'),
  };
  const icon = icons[sync];
  // A phone writes out only important information.
  const isQuiet = !working && storable && (sync === 'visitor' || sync === 'saved' || sync === 'saving');
  return (
    <div className="sticky bottom-0 z-30 border-t border-border bg-background/95 pb-[env(safe-area-inset-bottom)] backdrop-blur">
      <div className="mx-auto grid max-w-3xl grid-cols-2 gap-3 px-4 py-1.5 sm:px-6 sm:pb-0 sm:pt-3">
        <Button variant="secondary" disabled={isFirst || working} onClick={onBack}>
          <Icon name="arrow-left" className="size-5" />
          {t('back')}
        </Button>
        {isLast ? (
          <Button loading={working} onClick={onResult}>
            {t('result')}
          </Button>
        ) : (
          <Button onClick={onNext}>
            {t('next')}
            <Icon name="arrow-right" className="size-5" />
          </Button>
        )}
      </div>
      <p
        role="status"
        className={cn(
          'mx-auto flex max-w-3xl items-center justify-center gap-1.5 px-4 pb-1.5 text-center text-sm text-muted sm:py-2',
          isQuiet && 'max-sm:sr-only',
        )}
      >
        <Icon name={icon} className="size-4 shrink-0" />
        {working ? t('working') : kept[sync]}
      </p>
    </div>
  );
}
