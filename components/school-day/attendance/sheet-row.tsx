'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, useId } from 'react';
import { correctorOf, personNames } from '@/components/accounts/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { markTones, chosenStyles } from './mark-tones';
import type { AttendanceSheet, SheetCell } from './use-sheet';
import { Button } from '@/components/ui/button';
import { formatMinute } from '@/lib/domain/dates/dates';
import { cn } from '@/components/ui/cn';
import { type AttendanceMark, attendanceMarks } from '@/lib/domain/school-day/attendance';
import { LimitedInput } from '@/components/form/limited-text';
import { lettersOver } from '@/lib/domain/trim';

const noteMax = 200;

interface MarkDetailsProps {
  cell: SheetCell;
  sheet: AttendanceSheet;
  isFixed: boolean;
  /** A stored mark can be taken back. */
  canEmpty: boolean;
  onClose: () => void;
}

/** What is seldom needed of a student in a lesson: the code, a note, and the way back to no mark. */
function MarkDetails({ cell, sheet, isFixed, canEmpty, onClose }: MarkDetailsProps) {
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

interface MarkChoiceProps {
  /** Whose mark it is. */
  label: string;
  value: AttendanceMark | null;
  onChoose: (mark: AttendanceMark) => void;
}

/** The four marks side by side, each as high as the row: by letters on phones, by words where they have room. */
function MarkChoice({ label, value, onChoose }: MarkChoiceProps) {
  const words = useTranslations('attendance.marks');
  const letters = useTranslations('attendance.letters');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="mark-choice flex shrink-0">
      {attendanceMarks.map((mark) => (
        <label key={mark} title={words(mark)} className="relative flex min-h-12 items-center px-0.5">
          <input
            type="radio"
            name={name}
            aria-label={words(mark)}
            className="peer sr-only"
            checked={value === mark}
            onChange={() => onChoose(mark)}
          />
          <span
            className={cn(
              'grid h-10 min-w-9 place-items-center rounded-md border border-border bg-surface px-1 text-sm font-semibold text-muted peer-focus-visible:outline-2 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-accent',
              chosenStyles[mark],
            )}
          >
            <span aria-hidden className="@2xl/sheet:hidden">
              {mark === 'present' ? <Icon name="check" className="size-5" /> : letters(mark)}
            </span>
            <span aria-hidden className="px-2 @max-2xl/sheet:hidden">
              {words(mark)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

interface AnnouncedLineProps {
  cell: SheetCell;
  announced: NonNullable<SheetCell['announced']>;
  sheet: AttendanceSheet;
  isFixed: boolean;
}

/** What was said before the lesson, and the mark that it proposes: nothing is marked by itself. */
function AnnouncedLine({ cell, announced, sheet, isFixed }: AnnouncedLineProps) {
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

interface SheetRowProps {
  cell: SheetCell;
  sheet: AttendanceSheet;
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
