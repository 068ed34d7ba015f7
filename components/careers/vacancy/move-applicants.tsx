'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { KeptRows, useRest } from '@/components/kits/batch/kept-rows';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { rejectReasonsApi } from '@/lib/api/reject-reasons';
import type { Step } from '@/lib/contract/admissions/applicant-shapes';
import type { VacancyApplicant } from '@/lib/contract/careers/vacancy-shapes';
import { rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { pickName, pickText } from '@/lib/i18n/pick';
import { OwnWords, wordsOf } from './own-words';
import { type ApplicantProblem, useApplicantMoves } from './use-applicant-moves';

interface MoveApplicantsProps {
  organizationId: string;
  applicants: readonly VacancyApplicant[];
  steps: readonly Step[];
  /** The step that is chosen at first. */
  target?: string;
  onClose: () => void;
}

/** Moves the chosen applicants to a step, with a reason where they are rejected; says of each that stayed why. */
export function MoveApplicants({ organizationId, applicants, steps, target, onClose }: MoveApplicantsProps) {
  const t = useTranslations('vacancyDesk.move');
  const locale = useLocale();
  const move = useApplicantMoves(organizationId);
  const { rest, kept, busy, run } = useRest<VacancyApplicant, ApplicantProblem>(applicants, {
    done: (count) => t('done', { count }),
    onAllDone: onClose,
  });
  const [status, setStatus] = useState<string | null>(target ?? null);
  const [words, setWords] = useState({ en: '', km: '' });
  const message = wordsOf(words);
  const [reason, setReason] = useState<string | null>(null);
  const reasons = useQuery(rejectReasonsApi.list.queryOptions({ params: { orgId: organizationId } }));
  const isRejected = status === rejectedStep.key;

  const send = () =>
    status === null
      ? undefined
      : run((rows) =>
          move(rows, { status, ...(isRejected && reason && { reason }), ...(message && { message }) }),
        );

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
              disabled={status === null || message === undefined || (isRejected && reason === null)}
              onClick={send}
            >
              {t('submit')}
            </Button>
          </>
        }
      >
        <KeptRows
          kept={kept}
          title={(count) => t('refused', { count })}
          say={({ row: { lastName, firstName }, problem }) =>
            t('refusedOne', { name: `${lastName} ${firstName}`, reason: t(`problems.${problem}`) })
          }
        />
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
          <OwnWords value={words} onChange={setWords} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
