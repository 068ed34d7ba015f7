'use client';

import { useTranslations } from 'next-intl';
import { type ClipboardEvent, memo, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { readPastedCells } from '@/lib/domain/school-day/typed-score';
import type { GradebookStore } from './gradebook-store';
import { useCells } from './use-gradebook';

export interface GridPlace {
  row: number;
  column: number;
}

interface GradebookCellProps extends GridPlace {
  store: GradebookStore;
  studentId: string;
  assessmentId: string;
  label: string;
  readOnly: boolean;
  /** The test was held: without a mark something is missing. */
  isDue: boolean;
  /** Phones show one test. */
  isShown: boolean;
  onWrite: (place: GridPlace, block: readonly (readonly string[])[]) => void;
}

/** One score: a field that says what is stored, and what is wrong with what was typed. */
export const GradebookCell = memo(function GradebookCell(props: GradebookCellProps) {
  const { store, studentId, assessmentId, label, readOnly, isDue, isShown, row, column, onWrite } = props;
  const t = useTranslations('gradebook');
  const cell = useCells(store, () => store.get({ studentId, assessmentId }));
  const [draft, setDraft] = useState<string | null>(null);
  const stored = typeof cell.stored === 'string' ? t(`${cell.stored}Short`) : (cell.stored?.toString() ?? '');
  const shown = draft ?? cell.typed ?? stored;
  const place = { row, column };
  const paste = (event: ClipboardEvent) => {
    const block = readPastedCells(event.clipboardData.getData('text'));
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    setDraft(null);
    onWrite(place, block);
  };
  const isWrong = cell.state === 'wrong' || cell.state === 'theirs';
  const isMissing = isDue && shown === '';
  const isFaulty = isWrong || cell.state === 'failed';
  const isUnsent = cell.state === 'waiting' || cell.state === 'asks';
  const max = store.columnOf(assessmentId)?.maxScore ?? 0;
  const fault = cell.state === 'wrong' && cell.wrong ? t(`wrong.${cell.wrong}`, { max }) : undefined;
  return (
    <td className={cn('border-b border-l border-border p-0', !isShown && 'max-sm:hidden')}>
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        title={fault}
        inputMode="decimal"
        autoComplete="off"
        readOnly={readOnly}
        data-row={row}
        data-column={column}
        value={shown}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => {
          if (draft === null) return;
          setDraft(null);
          if (draft !== (cell.typed ?? stored)) onWrite(place, [[draft]]);
        }}
        onKeyDown={({ key }) => key === 'Escape' && setDraft(null)}
        onPaste={readOnly ? undefined : paste}
        className={cn(
          'h-11 w-full min-w-16 px-2 text-right tabular-nums outline-offset-[-2px]',
          isFaulty && 'bg-danger-soft text-danger ring-2 ring-inset ring-danger',
          !isFaulty && (isUnsent ? 'bg-warning-soft' : isMissing ? 'bg-danger-soft/70' : 'bg-transparent'),
        )}
      />
      {fault && (
        <span role="alert" className="block px-2 pb-1 text-right text-xs text-danger">
          {fault}
        </span>
      )}
    </td>
  );
});
