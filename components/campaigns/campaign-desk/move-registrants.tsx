'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRest } from '@/components/kits/batch/kept-rows';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { Registrant } from '@/lib/contract/campaigns/campaign-desk';
import { staffStatuses } from '@/lib/domain/campaigns/campaign-rules';
import { KeptRegistrants } from './kept-registrants';
import { type RegistrantProblem, useRegistrantCalls } from './use-registrant-calls';

interface MoveRegistrantsProps {
  slug: string;
  registrants: readonly Registrant[];
  onClose: () => void;
}

/** Sets the state of the chosen registrations; says of each that stayed why. */
export function MoveRegistrants({ slug, registrants, onClose }: MoveRegistrantsProps) {
  const t = useTranslations('campaignDesk.registrants');
  const { move } = useRegistrantCalls(slug);
  const { rest, kept, busy, run } = useRest<Registrant, RegistrantProblem>(registrants, {
    done: (count) => t('move.done', { count }),
    onAllDone: onClose,
  });
  const [status, setStatus] = useState<(typeof staffStatuses)[number] | null>(null);
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
            <Button
              loading={busy}
              disabled={status === null}
              onClick={() => status && void run((rows) => move(rows, status))}
            >
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
