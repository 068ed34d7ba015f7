'use client';

import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/accounts/people/person-names';
import { Button } from '@/components/ui/button';
import { formatMinute } from '@/lib/domain/dates/dates';
import type { Sheet, SheetCell } from './use-sheet';

interface AnnouncedLineProps {
  cell: SheetCell;
  announced: NonNullable<SheetCell['announced']>;
  sheet: Sheet;
  isFixed: boolean;
}

/** What was said before the lesson, and the mark that it proposes: nothing is marked by itself. */
export function AnnouncedLine({ cell, announced, sheet, isFixed }: AnnouncedLineProps) {
  const t = useTranslations('absence');
  const locale = useLocale();
  const { by, at, reason, note, paper } = announced;
  const why = [t(`reasons.${reason}`), note].filter(Boolean).join(' – ');
  const isProposed = !isFixed && sheet.markOf(cell) === null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-1.5">
      <p className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere text-warning">
        {t('onSheet', { by: t(`by.${by}`), why })}{' '}
        <span className="text-muted">
          {formatMinute(at, locale)}
          {paper !== 'none' && ` · ${t(`paperState.${paper}`)}`}
        </span>
      </p>
      {isProposed && (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          aria-label={t('excuseOf', { name: personNames(cell, locale).name })}
          onClick={() => sheet.choose(cell, 'excused')}
        >
          {t('excuse')}
        </Button>
      )}
    </div>
  );
}
