'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Alert } from '@/components/ui/alert';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { ApiError } from '@/lib/api/api-error';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { outcomeOf } from '@/lib/api/outcome-of';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Step } from '@/lib/contract/applicant/applicant-shapes';
import type { VacancyApplicant } from '@/lib/contract/recruitment/vacancy-shapes';
import { rejectedStep } from '@/lib/domain/applications/applicant-steps';
import { vacancyRejectReasons, type VacancyRejectReason } from '@/lib/domain/recruitment/reject-reasons';
import { pickName, pickText } from '@/lib/i18n/pick';

const problems = { 'same-step': 'same', 412: 'changed', 404: 'gone', other: 'failed' } as const;

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
  const client = useQueryClient();
  const errorText = useErrorText();
  const [keyOf] = useState(keyOfBody);
  const [rest, setRest] = useState(applicants);
  const [status, setStatus] = useState<string | null>(null);
  const [reason, setReason] = useState<VacancyRejectReason | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<
    { name: string; problem: (typeof problems)[keyof typeof problems] }[]
  >([]);
  const isRejected = status === rejectedStep.key;
  const isReady = status !== null && (!isRejected || reason !== null);

  const send = async () => {
    if (status === null) return;
    const rows = rest.map(({ applicationId, version }) => ({
      applicationId,
      version,
      status,
      ...(isRejected && reason && { reason }),
    }));
    setBusy(true);
    try {
      const body = { rows };
      const { outcomes } = await recruitmentApi.vacancyWork.move({
        params: { orgId: organizationId },
        body,
        idempotencyKey: keyOf(body),
      });
      const left = rest.filter((_, index) => outcomes[index]?.ok === false);
      setRefused(
        rest.flatMap(({ lastName, firstName }, index) => {
          const outcome = outcomes[index];
          if (!outcome || outcome.ok) return [];
          const problem = outcomeOf(new ApiError(outcome.status, outcome), problems);
          return [{ name: `${lastName} ${firstName}`, problem }];
        }),
      );
      const done = rest.length - left.length;
      if (done > 0) showToast({ kind: 'success', message: t('done', { count: done }) });
      setRest(left);
      await client.invalidateQueries({ queryKey: recruitmentApi.vacancies.key });
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
            <Button loading={busy} disabled={!isReady} onClick={send}>
              {t('submit')}
            </Button>
          </>
        }
      >
        {refused.length > 0 && (
          <Alert tone="danger" title={t('refused', { count: refused.length })} className="mb-4">
            <ul className="grid gap-1">
              {refused.map(({ name, problem }) => (
                <li key={name}>{t('refusedOne', { name, reason: t(`problems.${problem}`) })}</li>
              ))}
            </ul>
          </Alert>
        )}
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
              options={vacancyRejectReasons.map(({ key, name }) => ({
                value: key,
                label: pickText(name, locale),
              }))}
              onPick={setReason}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
