'use client';

import { useTranslations } from 'next-intl';
import { KeptRows, useRest } from '@/components/kits/batch/kept-rows';
import { useBatch } from '@/components/kits/batch/use-batch';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Registration } from '@/lib/contract/careers/registrations';

const problems = {
  'not-expired': 'holds',
  'reminded-lately': 'lately',
  404: 'gone',
  other: 'failed',
} as const;

type Problem = (typeof problems)[keyof typeof problems];

interface RemindRegistrantsProps {
  organizationId: string;
  registrations: readonly Registration[];
  onClose: () => void;
}

/** Tells the chosen people that their registration has ended; says of each other one why not. */
export function RemindRegistrants({ organizationId, registrations, onClose }: RemindRegistrantsProps) {
  const t = useTranslations('centerDesk.registrants.remind');
  const { send } = useBatch({
    call: recruitmentApi.registrations.remind,
    params: { orgId: organizationId },
    problems,
    invalidates: [recruitmentApi.registrations.key],
  });
  const { kept, busy, run } = useRest<Registration, Problem>(registrations, {
    done: (count) => t('done', { count }),
    onAllDone: onClose,
  });

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={t('title', { count: registrations.length })}
        description={t('body')}
        footer={
          kept.length > 0 ? (
            <Button onClick={onClose}>{t('close')}</Button>
          ) : (
            <>
              <Button variant="secondary" disabled={busy} onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button
                loading={busy}
                onClick={() => void run((rows) => send(rows, ({ registrationId }) => ({ registrationId })))}
              >
                {t('submit')}
              </Button>
            </>
          )
        }
      >
        <KeptRows
          kept={kept}
          title={(count) => t('kept', { count })}
          say={({ row: { lastName, firstName }, problem }) =>
            t('keptOne', { name: `${lastName} ${firstName}`, reason: t(`problems.${problem}`) })
          }
        />
      </DialogContent>
    </Dialog>
  );
}
