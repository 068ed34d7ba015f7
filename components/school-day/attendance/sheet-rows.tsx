'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { showToast } from '@/components/feedback/toast';
import { cn } from '@/components/ui/cn';
import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { formatTimeOfDay } from '@/lib/domain/dates/dates';
import { BlockedSheet } from './blocked-sheet';
import { markQueue } from './mark-queue';
import { sendMarks } from './mark-sender';
import { RefusedMarks } from './refused-marks';
import { SaveSheet } from './save-sheet';
import { SheetFoot } from './sheet-foot';
import { SheetHead } from './sheet-head';
import { SheetRow } from './sheet-row';
import { type SheetCell, useSheet } from './use-sheet';

export interface SheetRowsProps {
  orgId: string;
  sessionId: string;
  owner: string;
  lesson: ClassSession;
  cells: readonly SheetCell[];
  /** The office saves once, with the reason of its corrections; what a teacher taps leaves at once. */
  isOffice: boolean;
  /** The lesson has not begun, or its term is locked: the sheet can be read. */
  isReadOnly: boolean;
  inDialog: boolean;
  onDone: () => void;
  /** Between the head and the names: why the sheet cannot be marked. */
  children: ReactNode;
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
  const { orgId, sessionId, owner, lesson, cells, isOffice, isReadOnly, inDialog, children } = props;
  const t = useTranslations('attendance');
  const sheet = useSheet({ orgId, sessionId, owner }, cells, isOffice);
  const done = useDone(props);
  const marked = { done: cells.length - sheet.unmarked.length, count: cells.length };
  return (
    <>
      <SheetHead lesson={lesson} inDialog={inDialog} marked={marked} sheet={sheet} />
      {children}
      <RefusedMarks sheet={sheet} cells={cells} canKeep={isOffice && !isReadOnly} />
      <BlockedSheet sheet={sheet} />
      <div className={cn('@container/sheet', inDialog ? '-mx-3' : '-mx-4 sm:mx-0')}>
        {!isReadOnly && (
          <p className="px-4 pb-2 text-sm dense-lines text-muted @2xl/sheet:hidden">{t('legend')}</p>
        )}
        <ul className="divide-y divide-border border-y border-border bg-surface">
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
      </div>
      {!isReadOnly && (
        <SheetFoot sheet={sheet} isOffice={isOffice} inDialog={inDialog} onDone={() => void done()} />
      )}
      <div className="flex">
        <SaveSheet cells={cells} sheet={sheet} />
      </div>
    </>
  );
}
