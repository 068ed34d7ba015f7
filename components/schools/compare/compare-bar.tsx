'use client';

import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import { Icon } from '@/components/ui/icon';
import { comparedMax, comparedMin } from '@/lib/domain/schools/compared';
import { compareHref } from './compare-href';
import { type ComparedKind, comparePicks } from './compare-picks';

interface CompareBarProps {
  kind: ComparedKind;
  chosen: readonly string[];
  /** What the address compares already. */
  shown: readonly string[];
}

/** What was chosen so far, at the bottom of the window; above the menu of phones. */
export function CompareBar({ kind, chosen, shown }: CompareBarProps) {
  const t = useTranslations('compare');
  const count = chosen.length;
  const isShown = shown.length === count && shown.every((id) => chosen.includes(id));
  if (isShown) return null;
  return (
    <section
      aria-label={t('bar')}
      className="compare-bar fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-30 border-t border-border bg-surface shadow-raised lg:bottom-0 print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 py-2 sm:px-6">
        <p role="status" className="min-w-0 flex-1 text-sm">
          <span className="font-semibold">{t('chosen', { count, max: comparedMax })}</span>
          {count < comparedMin && <span className="block text-muted">{t('oneMore')}</span>}
        </p>
        {count >= comparedMin && (
          <LinkButton href={compareHref(kind, chosen)} scroll>
            {t('compare')}
          </LinkButton>
        )}
        <IconButton
          label={t('clear')}
          icon={<Icon name="x" />}
          onClick={() => comparePicks(kind).write(null)}
        />
      </div>
    </section>
  );
}
