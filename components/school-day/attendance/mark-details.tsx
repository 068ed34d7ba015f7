'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LimitedInput } from '@/components/form/limited-text';
import { personNames } from '@/components/accounts/people/person-names';
import { Button } from '@/components/ui/button';
import { lettersOver } from '@/lib/domain/trim';
import type { Sheet, SheetCell } from './use-sheet';

const noteMax = 200;

interface MarkDetailsProps {
  cell: SheetCell;
  sheet: Sheet;
  isFixed: boolean;
  /** A stored mark can be taken back. */
  canEmpty: boolean;
  onClose: () => void;
}

/** What is seldom needed of a student in a lesson: the code, a note, and the way back to no mark. */
export function MarkDetails({ cell, sheet, isFixed, canEmpty, onClose }: MarkDetailsProps) {
  const t = useTranslations('attendance');
  const locale = useLocale();
  const { name, other } = personNames(cell, locale);
  const mark = sheet.markOf(cell);
  const note = sheet.noteOf(cell) ?? '';
  const [typed, setTyped] = useState(note);
  const save = () => {
    sheet.note(cell, typed.trim());
    onClose();
  };
  const empty = () => {
    sheet.choose(cell, null);
    onClose();
  };
  return (
    <div className="grid gap-2 px-4 pb-3">
      <p className="text-sm text-muted">
        {t('code')} <span className="tabular-nums">{cell.studentCode}</span>
        {other && (
          <>
            {' · '}
            <span lang={other.lang}>{other.text}</span>
          </>
        )}
      </p>
      {isFixed && note && <p className="text-sm">{note}</p>}
      {!isFixed && mark === null && <p className="text-sm text-muted">{t('noteNeedsMark')}</p>}
      {!isFixed && mark !== null && (
        <div className="flex flex-wrap gap-2">
          <div className="min-w-0 flex-1 basis-40">
            <LimitedInput
              aria-label={t('note', { name })}
              placeholder={t('addNote')}
              value={typed}
              max={noteMax}
              onChange={setTyped}
            />
          </div>
          <Button
            variant="secondary"
            disabled={typed.trim() === note || lettersOver(typed, noteMax) > 0}
            onClick={save}
          >
            {t('saveNote')}
          </Button>
          {canEmpty && (
            <Button variant="ghost" onClick={empty}>
              {t('takeBack')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
