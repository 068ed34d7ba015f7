'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { applicantApi } from '@/lib/api/applicant';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';

const reasonMax = 500;
type Failure = 'failed' | 'stale' | 'processed';

const failures: Outcomes<Failure> = { 409: 'processed', 412: 'stale', other: 'failed' };

/** Takes an application back after a question; on top of the version that was on the page. */
export function WithdrawApplication({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications.withdraw');
  const tForm = useTranslations('form');
  const locale = useLocale();
  const id = useId();
  const client = useQueryClient();
  const [version, setVersion] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { key } = applicantApi.applicants;
  const withdraw = useMutation(
    applicantApi.withdrawals.withdraw.mutationOptions({ meta: { invalidates: [key] } }),
  );
  const confirm = async () => {
    if (version === null) return;
    setFailure(null);
    try {
      const params = { id: application.applicantId };
      await withdraw.mutateAsync({ params, body: { reason: reason.trim() }, version });
      showToast({ kind: 'success', message: t('done') });
    } catch (error) {
      setFailure(outcomeOf(error, failures));
      // Whatever was refused, the state that it was refused on is what the reader must see now.
      await client.invalidateQueries({ queryKey: key });
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setVersion(application.version)}>
        {t('button')}
      </Button>
      {failure && (
        <Alert tone="danger" className="w-full">
          {t(failure)}
        </Alert>
      )}
      <ConfirmDialog
        danger
        open={version !== null}
        onOpenChange={(open) => !open && setVersion(null)}
        title={t('title')}
        description={t('body', { school: pickName(application.school, locale) })}
        confirmLabel={t('confirm')}
        onConfirm={confirm}
      >
        <Label htmlFor={id} className="mb-1.5">
          {t('reason')} <span className="font-normal text-muted">({tForm('optional')})</span>
        </Label>
        <Textarea
          id={id}
          value={reason}
          maxLength={reasonMax}
          onChange={(event) => setReason(event.target.value)}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {t('reasonHint')}
        </p>
      </ConfirmDialog>
    </>
  );
}
