'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { correctorOf, personNames } from '@/components/accounts/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { AnnouncedLine } from './announced-line';
import { MarkChoice } from './mark-choice';
import { MarkDetails } from './mark-details';
import { markTones } from './mark-tones';
import type { Sheet, SheetCell } from './use-sheet';

interface SheetRowProps {
  cell: SheetCell;
  sheet: Sheet;
  /** What the office chooses may change a stored mark, so its names do not go on to the next one. */
  isOffice: boolean;
  isFixed: boolean;
}

const nameStyle =
  'flex min-h-12 min-w-24 flex-1 items-center gap-2 py-1 pl-4 text-left font-medium dense-lines';

/** One student in one line: the name goes on to the next mark, the four buttons hit one, and the rest is behind the last. */
export function SheetRow({ cell, sheet, isOffice, isFixed }: SheetRowProps) {
  const t = useTranslations('attendance');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { name } = personNames(cell, locale);
  const mark = sheet.markOf(cell);
  const note = sheet.noteOf(cell);
  const word = mark ? words(mark) : t('unmarked');
  return (
    <li>
      <div className="flex items-center max-[17em]:flex-wrap">
        {isOffice && !isFixed ? (
          <span title={cell.studentCode} className={nameStyle}>
            {name}
          </span>
        ) : (
          <button
            type="button"
            disabled={isFixed}
            title={cell.studentCode}
            aria-label={t('mark', { name, mark: word })}
            onClick={() => sheet.tap(cell)}
            className={`${nameStyle} enabled:hover:bg-sunken`}
          >
            <span className="min-w-0 flex-1">{name}</span>
            {isFixed && <Badge tone={mark ? markTones[mark] : 'neutral'}>{word}</Badge>}
          </button>
        )}
        {!isFixed && (
          <MarkChoice
            label={t('markOf', { name })}
            value={mark}
            onChoose={(wanted) => sheet.choose(cell, wanted)}
          />
        )}
        <IconButton
          size="icon-sm"
          label={t('more', { name })}
          aria-expanded={isOpen}
          icon={<Icon name="ellipsis" className="size-5" />}
          className="min-h-12 shrink-0 text-muted"
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {cell.correction ? (
        <p className="px-4 pb-1.5 text-sm text-muted">
          {t('correctedBy', {
            name: correctorOf(cell.correction, locale) ?? t('office'),
            reason: cell.correction.reason,
          })}
        </p>
      ) : (
        cell.corrected && <p className="px-4 pb-1.5 text-sm text-muted">{t('corrected')}</p>
      )}
      {cell.announced && (
        <AnnouncedLine cell={cell} announced={cell.announced} sheet={sheet} isFixed={isFixed} />
      )}
      {note && !isOpen && <p className="px-4 pb-1.5 text-sm text-muted">{note}</p>}
      {isOpen && (
        <MarkDetails
          cell={cell}
          sheet={sheet}
          isFixed={isFixed}
          canEmpty={isOffice && (mark !== null || cell.mark !== null)}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
