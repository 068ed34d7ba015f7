'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Alert } from '@/components/ui/alert';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { rejectReasonsApi } from '@/lib/api/reject-reasons';
import type { Step } from '@/lib/contract/applicant/applicant-shapes';
import type { VacancyApplicant } from '@/lib/contract/recruitment/vacancy-shapes';
import { rejectedStep } from '@/lib/domain/applications/applicant-steps';
import { pickName, pickText } from '@/lib/i18n/pick';
import { useApplicantMoves } from './use-applicant-moves';

interface MoveApplicantsProps {
  organizationId: string;
  applicants: readonly VacancyApplicant[];
  steps: readonly Step[];
  onClose: () => void;
}

/** Moves the chosen applicants to a step, with a reason where they are rejected; says of each that stayed why. */
export function MoveApplicants({ organizationId, applicants, steps, onClose }: MoveApplicantsProps) {
  const t = useTranslations('vacancyDesk.move');
  const locale = useLocale();
  const errorText = useErrorText();
  const move = useApplicantMoves(organizationId);
  const [rest, setRest] = useState(applicants);
  const [status, setStatus] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Awaited<ReturnType<typeof move>>>([]);
  const reasons = useQuery(rejectReasonsApi.list.queryOptions({ params: { orgId: organizationId } }));
  const isRejected = status === rejectedStep.key;

  const send = async () => {
    if (status === null) return;
    setBusy(true);
    try {
      const left = await move(rest, { status, ...(isRejected && reason && { reason }) });
      const done = rest.length - left.length;
      if (done > 0) showToast({ kind: 'success', message: t('done', { count: done }) });
      setRefused(left);
      setRest(left.map(({ applicant }) => applicant));
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
        title={t('title', { count: rest.length })}
        description={t('body')}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              loading={busy}
              disabled={status === null || (isRejected && reason === null)}
              onClick={send}
            >
              {t('submit')}
            </Button>
          </>
        }
      >
        <RefusedMoves refused={refused} />
        <div className="grid gap-4">
          <AnswerSelect
            label={t('step')}
            none={t('choose')}
            value={status}
            options={steps.map((step) => ({ value: step.key, label: pickName(step, locale) }))}
            onPick={setStatus}
          />
          {isRejected && (
            <AnswerSelect
              label={t('reason')}
              none={t('choose')}
              value={reason}
              options={(reasons.data?.data ?? [])
                .filter(({ active }) => active)
                .map(({ key, name }) => ({ value: key, label: pickText(name, locale) }))}
              onPick={setReason}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Who was not moved, and why. */
function RefusedMoves({ refused }: { refused: Awaited<ReturnType<ReturnType<typeof useApplicantMoves>>> }) {
  const t = useTranslations('vacancyDesk.move');
  if (refused.length === 0) return null;
  return (
    <Alert tone="danger" title={t('refused', { count: refused.length })} className="mb-4">
      <ul className="grid gap-1">
        {refused.map(({ applicant, problem }) => (
          <li key={applicant.applicationId}>
            {t('refusedOne', {
              name: `${applicant.lastName} ${applicant.firstName}`,
              reason: t(`problems.${problem}`),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
