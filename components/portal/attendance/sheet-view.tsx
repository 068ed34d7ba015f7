'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { SkeletonText } from '@/components/ui/skeleton';
import { formatTimeOfDay } from '@/lib/domain/dates/dates';
import { sendMarks } from './mark-sender';
import { RefusedMarks } from './refused-marks';
import { SaveSheet } from './save-sheet';
import { SheetRow } from './sheet-row';
import { type SheetCell, useSheet, useSheetQuery } from './use-sheet';

interface SheetViewProps {
  orgId: string;
  sessionId: string;
  owner: string;
  isOffice: boolean;
  onDone: () => void;
}

function Rows({ cells, ...props }: SheetViewProps & { cells: readonly SheetCell[] }) {
  const { isOffice, owner, onDone } = props;
  const t = useTranslations('portal.attendance');
  const sheet = useSheet(props, cells);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const tap = (cell: SheetCell) => {
    const needsReason = isOffice && cell.mark !== null && reason.trim() === '';
    setMissing(needsReason);
    if (!needsReason) sheet.tap(cell, isOffice && cell.mark !== null ? reason.trim() : undefined);
  };
  const done = async () => {
    const isSent = await sendMarks(owner);
    showToast({
      kind: isSent ? 'success' : 'default',
      message: isSent ? t('doneAt', { time: formatTimeOfDay(new Date().toISOString()) }) : t('doneWaiting'),
    });
    onDone();
  };
  return (
    <>
      <RefusedMarks refused={sheet.refused} cells={cells} onUnderstood={sheet.dismiss} />
      {isOffice && (
        <div className="grid max-w-lg gap-1.5">
          <Label htmlFor="correction-reason">{t('reason')}</Label>
          <Input
            id="correction-reason"
            value={reason}
            maxLength={200}
            aria-invalid={isMissing}
            aria-describedby="correction-hint"
            onChange={({ target }) => setReason(target.value)}
          />
          <p id="correction-hint" className={isMissing ? 'text-sm text-danger' : 'text-sm text-muted'}>
            {isMissing ? t('reasonMissing') : t('reasonHint')}
          </p>
        </div>
      )}
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
      <ul className="divide-y divide-border">
        {cells.map((cell) => (
          <SheetRow
            key={cell.studentId}
            cell={cell}
            sheet={sheet}
            isFixed={cell.corrected && !isOffice}
            onTap={() => tap(cell)}
          />
        ))}
      </ul>
      <div className="sticky bottom-20 grid gap-2 rounded-md border border-border bg-surface p-3 lg:bottom-4">
        <p role="status" className="text-sm">
          {t('left', { count: sheet.unmarked.length })}
          {' · '}
          {sheet.waiting > 0 ? t('waiting', { count: sheet.waiting }) : t('stored')}
        </p>
        <Button onClick={() => void done()}>{t('done')}</Button>
      </div>
    </>
  );
}

/** The attendance sheet of one lesson, which can be marked without a connection. */
export function SheetView(props: SheetViewProps) {
  const t = useTranslations('portal.attendance');
  const query = useSheetQuery(props);
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={10} />}>
      {({ value: { data, locked }, keptAt }) => {
        if (locked) return <Alert tone="warning">{t('locked')}</Alert>;
        if (data.length === 0) return <p className="text-muted">{t('nobody')}</p>;
        return (
          <>
            <AsKept keptAt={keptAt} />
            <Rows {...props} cells={data} />
          </>
        );
      }}
    </QueryState>
  );
}
