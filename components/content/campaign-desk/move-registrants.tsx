'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { Registrant } from '@/lib/contract/marketing/campaign-desk';
import { staffStatuses } from '@/lib/domain/campaigns/campaign-rules';
import { KeptRegistrants } from './kept-registrants';
import { type Kept, useRegistrantCalls } from './use-registrant-calls';

interface MoveRegistrantsProps {
  slug: string;
  registrants: readonly Registrant[];
  onClose: () => void;
}

/** Sets the state of the chosen registrations; says of each that stayed why. */
export function MoveRegistrants({ slug, registrants, onClose }: MoveRegistrantsProps) {
  const t = useTranslations('campaignDesk.registrants');
  const errorText = useErrorText();
  const { move } = useRegistrantCalls(slug);
  const [rest, setRest] = useState(registrants);
  const [status, setStatus] = useState<(typeof staffStatuses)[number] | null>(null);
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState<readonly Kept[]>([]);

  const send = async () => {
    if (status === null) return;
    setBusy(true);
    try {
      const left = await move(rest, status);
      const done = rest.length - left.length;
      if (done > 0) showToast({ kind: 'success', message: t('move.done', { count: done }) });
      setKept(left);
      setRest(left.map(({ registrant }) => registrant));
      if (left.length === 0) onClose();
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={t('move.title', { count: rest.length })}
        description={t('move.body')}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button loading={busy} disabled={status === null} onClick={() => void send()}>
              {t('move.submit')}
            </Button>
          </>
        }
      >
        <KeptRegistrants kept={kept} />
        <AnswerSelect
          label={t('columns.status')}
          none={t('choose')}
          value={status}
          options={staffStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onPick={setStatus}
        />
      </DialogContent>
    </Dialog>
  );
}
