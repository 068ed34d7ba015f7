'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { lmsApi } from '@/lib/api/lms';
import { formatTimeOfDay } from '@/lib/domain/dates/dates';
import { BlockedSheet } from './blocked-sheet';
import { markQueue } from './mark-queue';
import { sendMarks } from './mark-sender';
import { RefusedMarks } from './refused-marks';
import { SaveChoices } from './save-choices';
import { SaveSheet } from './save-sheet';
import { SheetRow } from './sheet-row';
import { type SheetCell, useSheet } from './use-sheet';

export interface SheetRowsProps {
  orgId: string;
  sessionId: string;
  owner: string;
  cells: readonly SheetCell[];
  /** The office saves once, with the reason of its corrections; what a teacher taps leaves at once. */
  isOffice: boolean;
  /** The lesson has not begun, or its term is locked: the sheet can be read. */
  isReadOnly: boolean;
  inDialog: boolean;
  onDone: () => void;
}

/** Sends what waits, and leaves the sheet unless something was not taken. */
function useDone({ sessionId, owner, onDone }: SheetRowsProps) {
  const t = useTranslations('attendance');
  const client = useQueryClient();
  return async () => {
    const isSent = await sendMarks(owner);
    if (isSent) void client.invalidateQueries({ queryKey: lmsApi.sheets.key });
    const left = markQueue(owner)
      .read()
      ?.find((each) => each.sessionId === sessionId);
    if (left && (left.blocked !== null || left.refused.length > 0)) return;
    showToast({
      kind: isSent ? 'success' : 'default',
      message: isSent ? t('doneAt', { time: formatTimeOfDay(new Date().toISOString()) }) : t('doneWaiting'),
    });
    onDone();
  };
}

/** Everybody of a lesson, for its teacher and for the office. What is marked stays on the phone until the service has it. */
export function SheetRows(props: SheetRowsProps) {
  const { orgId, sessionId, owner, cells, isOffice, isReadOnly, inDialog } = props;
  const t = useTranslations('attendance');
  const sheet = useSheet({ orgId, sessionId, owner }, cells, isOffice);
  const done = useDone(props);
  return (
    <>
      <RefusedMarks sheet={sheet} cells={cells} canKeep={isOffice && !isReadOnly} />
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
          {!isOffice && <p className="text-sm text-muted">{t('tapHint')}</p>}
        </>
      )}
      <ul className="divide-y divide-border">
        {cells.map((cell) => (
          <SheetRow
            key={cell.studentId}
            cell={cell}
            sheet={sheet}
            isOffice={isOffice}
            isFixed={isReadOnly || (cell.corrected && !isOffice)}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <div
          className={cn(
            'sticky grid gap-2 rounded-md border border-border bg-surface p-3',
            inDialog ? '-bottom-5' : 'bottom-20 lg:bottom-4',
          )}
        >
          <p role="status" className="text-sm">
            {t('left', { count: sheet.unmarked.length })}
            {sheet.waiting > 0 && ` · ${t('waiting', { count: sheet.waiting })}`}
            {sheet.waiting + sheet.chosen === 0 && ` · ${t('stored')}`}
          </p>
          {isOffice ? (
            <SaveChoices sheet={sheet} onSaved={() => void done()} />
          ) : (
            <Button onClick={() => void done()}>{t('done')}</Button>
          )}
        </div>
      )}
    </>
  );
}
