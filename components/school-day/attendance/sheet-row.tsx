'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { correctorOf, personNames } from '@/components/people/people/person-names';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { MarkChoice } from './mark-choice';
import { markTones } from './mark-tones';
import type { Sheet, SheetCell } from './use-sheet';

interface SheetRowProps {
  cell: SheetCell;
  sheet: Sheet;
  /** The office chooses among all marks, so that a correction is one step. */
  isOffice: boolean;
  isFixed: boolean;
}

/** One student: for a teacher a tap anywhere on the row goes on to the next mark. */
export function SheetRow({ cell, sheet, isOffice, isFixed }: SheetRowProps) {
  const t = useTranslations('attendance');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const { name } = personNames(cell, locale);
  const mark = sheet.markOf(cell);
  const note = sheet.noteOf(cell);
  const word = mark ? words(mark) : t('unmarked');
  const save = () => {
    if (typed !== null) sheet.note(cell, typed.trim());
    setTyped(null);
  };
  const who = (
    <>
      <Avatar name={name} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm tabular-nums text-muted">
          <span className={isOffice ? undefined : 'max-sm:sr-only'}>{cell.studentCode}</span>
          {cell.corrected && !cell.correction && ` · ${t('corrected')}`}
        </span>
      </span>
    </>
  );
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-2">
        {isOffice && !isFixed ? (
          <span className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-2">{who}</span>
        ) : (
          <button
            type="button"
            disabled={isFixed}
            aria-label={t('mark', { name, mark: word })}
            onClick={() => sheet.tap(cell)}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-md px-2 text-left hover:bg-sunken"
          >
            {who}
            <Badge tone={mark ? markTones[mark] : 'neutral'}>{word}</Badge>
          </button>
        )}
        {mark && !isFixed && (
          <Button size="sm" variant="ghost" onClick={() => setTyped(typed === null ? (note ?? '') : null)}>
            {t('addNote')}
          </Button>
        )}
      </div>
      {isOffice && !isFixed && (
        <div className="px-2 pb-1">
          <MarkChoice
            label={t('markOf', { name })}
            value={mark ?? ''}
            canEmpty={mark !== null || cell.mark !== null}
            onChoose={(wanted) => sheet.choose(cell, wanted || null)}
          />
        </div>
      )}
      {cell.correction && (
        <p className="pl-14 text-sm text-muted">
          {t('correctedBy', {
            name: correctorOf(cell.correction, locale) ?? t('office'),
            reason: cell.correction.reason,
          })}
        </p>
      )}
      {typed === null
        ? note && <p className="pl-14 text-sm text-muted">{note}</p>
        : mark && (
            <div className="mt-1.5 flex gap-2">
              <Input
                aria-label={t('note', { name })}
                value={typed}
                maxLength={200}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button onClick={save}>{t('saveNote')}</Button>
            </div>
          )}
    </li>
  );
}
