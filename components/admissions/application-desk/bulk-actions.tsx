'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant, Step } from '@/lib/contract/admissions/applicant-shapes';
import { useViewer } from '@/lib/query/use-viewer';
import { MoveDialog } from './move-dialog';

interface BulkActionsProps {
  rows: readonly Applicant[];
  /** Those that all of them can be moved to. */
  steps: readonly Step[];
  onDone: () => void;
}

/** What can be done with the chosen applications: move them to a step, or take them on. */
export function BulkActions({ rows, steps, onDone }: BulkActionsProps) {
  const t = useTranslations('applicationDesk.bulk');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data: viewer } = useViewer();
  // The rows as they were chosen: after a change the list may show others.
  const [moving, setMoving] = useState<readonly Applicant[] | null>(null);
  const [busy, setBusy] = useState(false);

  const takeOn = async (assigneeId: string) => {
    setBusy(true);
    try {
      for (const { applicantId } of rows)
        await applicantApi.assignees.assign({ params: { id: applicantId }, body: { assigneeId } });
      showToast({ kind: 'success', message: t('taken', { count: rows.length }) });
      onDone();
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: applicantApi.applicants.key });
    }
  };

  return (
    <>
      {viewer && rows.every(({ right }) => right !== 'state') && (
        <Button variant="secondary" loading={busy} onClick={() => takeOn(viewer.sub)}>
          {t('take')}
        </Button>
      )}
      {steps.length > 0 ? (
        <Button onClick={() => setMoving(rows)}>{t('move')}</Button>
      ) : (
        <span className="text-sm text-muted">{t('noStep')}</span>
      )}
      {moving && (
        <MoveDialog applications={moving} steps={steps} onClose={() => setMoving(null)} onMoved={onDone} />
      )}
    </>
  );
}
