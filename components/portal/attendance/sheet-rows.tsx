'use client';

import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { formatTimeOfDay } from '@/lib/domain/dates/dates';
import { BlockedSheet } from './blocked-sheet';
import { sendMarks } from './mark-sender';
import { RefusedMarks } from './refused-marks';
import { SaveSheet } from './save-sheet';
import { SheetRow } from './sheet-row';
import { type SheetCell, useSheet } from './use-sheet';

interface SheetRowsProps {
  orgId: string;
  sessionId: string;
  owner: string;
  cells: readonly SheetCell[];
  /** The lesson has not begun, or its term is locked: the sheet can be read. */
  isReadOnly: boolean;
  onDone: () => void;
}

/** Everybody of a lesson for its teacher: a tap on a name marks. */
export function SheetRows({ cells, isReadOnly, onDone, ...place }: SheetRowsProps) {
  const t = useTranslations('portal.attendance');
  const sheet = useSheet(place, cells);
  const done = async () => {
    const isSent = await sendMarks(place.owner);
    showToast({
      kind: isSent ? 'success' : 'default',
      message: isSent ? t('doneAt', { time: formatTimeOfDay(new Date().toISOString()) }) : t('doneWaiting'),
    });
    onDone();
  };
  return (
    <>
      <RefusedMarks refused={sheet.refused} cells={cells} onUnderstood={sheet.dismiss} />
      <BlockedSheet sheet={sheet} />
      {!isReadOnly && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" disabled={sheet.unmarked.length === 0} onClick={sheet.fill}>
              {t('fill')}
            </Button>
            <Button variant="secondary" disabled={!sheet.canUndo} onClick={sheet.undo}>
              {t('undo')}
            </Button>
            <SaveSheet cells={cells} sheet={sheet} />
          </div>
          <p className="text-sm text-muted">{t('tapHint')}</p>
        </>
      )}
      <ul className="divide-y divide-border">
        {cells.map((cell) => (
          <SheetRow
            key={cell.studentId}
            cell={cell}
            sheet={sheet}
            isFixed={isReadOnly || cell.corrected}
            onTap={() => sheet.tap(cell)}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <div className="sticky bottom-20 grid gap-2 rounded-md border border-border bg-surface p-3 lg:bottom-4">
          <p role="status" className="text-sm">
            {t('left', { count: sheet.unmarked.length })}
            {' · '}
            {sheet.waiting > 0 ? t('waiting', { count: sheet.waiting }) : t('stored')}
          </p>
          <Button onClick={() => void done()}>{t('done')}</Button>
        </div>
      )}
    </>
  );
}
