'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { ApiError } from '@/lib/api/api-error';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { outcomeOf } from '@/lib/api/outcome-of';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Registration } from '@/lib/contract/recruitment/registrations';

const problems = {
  'not-expired': 'holds',
  'reminded-lately': 'lately',
  404: 'gone',
  other: 'failed',
} as const;

interface Kept {
  registration: Registration;
  problem: (typeof problems)[keyof typeof problems];
}

interface RemindRegistrantsProps {
  organizationId: string;
  registrations: readonly Registration[];
  onClose: () => void;
}

/** Tells the chosen people that their registration has ended; says of each other one why not. */
export function RemindRegistrants({ organizationId, registrations, onClose }: RemindRegistrantsProps) {
  const t = useTranslations('centerDesk.registrants.remind');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [keyOf] = useState(keyOfBody);
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState<readonly Kept[] | null>(null);

  const send = async () => {
    setBusy(true);
    const body = { rows: registrations.map(({ registrationId }) => ({ registrationId })) };
    try {
      const { outcomes } = await recruitmentApi.registrations.remind({
        params: { orgId: organizationId },
        body,
        idempotencyKey: keyOf(body),
      });
      await client.invalidateQueries({ queryKey: recruitmentApi.registrations.key });
      const left = registrations.flatMap((registration, index) => {
        const outcome = outcomes[index];
        if (!outcome || outcome.ok) return [];
        return [{ registration, problem: outcomeOf(new ApiError(outcome.status, outcome), problems) }];
      });
      const done = registrations.length - left.length;
      if (done > 0) showToast({ kind: 'success', message: t('done', { count: done }) });
      if (left.length === 0) onClose();
      else setKept(left);
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={t('title', { count: registrations.length })}
        description={t('body')}
        footer={
          kept ? (
            <Button onClick={onClose}>{t('close')}</Button>
          ) : (
            <>
              <Button variant="secondary" disabled={busy} onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button loading={busy} onClick={send}>
                {t('submit')}
              </Button>
            </>
          )
        }
      >
        {kept && (
          <Alert tone="warning" title={t('kept', { count: kept.length })}>
            <ul className="grid gap-1">
              {kept.map(({ registration: { registrationId, lastName, firstName }, problem }) => (
                <li key={registrationId}>
                  {t('keptOne', { name: `${lastName} ${firstName}`, reason: t(`problems.${problem}`) })}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </DialogContent>
    </Dialog>
  );
}
