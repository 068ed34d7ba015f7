'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Icon } from '@/components/ui/icon';
import { openFile } from '@/components/kits/upload/open-file';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { applicantApi } from '@/lib/api/applicant';
import { outcomeOf } from '@/lib/api/outcome-of';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { pickText } from '@/lib/i18n/pick';
import type { ListedPaper } from './listed-papers';
import { applicantNames } from './names';
import { PaperState } from './paper-state';

const reasonMax = 500;

interface PaperCheckProps {
  application: ApplicantDetail;
  listed: ListedPaper;
  isOpen: boolean;
}

/** One paper as the school's staff see it: looked at, then received or refused with a reason. */
export function PaperCheck({ application, listed, isOpen }: PaperCheckProps) {
  const t = useTranslations('applications.checks');
  const locale = useLocale();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'changed' | null>(null);
  const meta = { invalidates: [applicantApi.applicants.key] };
  const decide = useMutation(applicantApi.papers.decide.mutationOptions({ meta }));
  const { kind, paper } = listed;
  const label = pickText(listed.label, locale);
  const fileKey = paper?.fileKey ?? null;

  /** True once it is stored. */
  const settle = async (state: 'received' | 'refused'): Promise<boolean> => {
    setProblem(null);
    try {
      const params = { id: application.applicantId };
      await decide.mutateAsync({ params, body: { kind, state, fileKey, reason: reason.trim() } });
      showToast({ kind: 'success', message: t(state === 'received' ? 'doneReceived' : 'doneRefused') });
      setReason('');
      return true;
    } catch (error) {
      setProblem(outcomeOf(error, { 409: 'changed', other: 'failed' }));
      return false;
    }
  };
  const refuse = async () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return false;
    await settle('refused');
    return true;
  };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border pb-4 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-semibold">{label}</h3>
        <PaperState paper={paper} />
      </div>
      <p role="alert" className="w-full text-sm font-medium text-danger empty:hidden">
        {problem && t(problem)}
      </p>
      <div role="group" aria-label={label} className="flex flex-wrap gap-2.5 empty:hidden">
        {fileKey && (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={async () => setProblem((await openFile(fileKey)) ? null : 'failed')}
          >
            <Icon name="eye" className="size-4" />
            {t('view')}
          </Button>
        )}
        {isOpen && paper?.state !== 'received' && (
          <Button
            variant={fileKey ? 'primary' : 'secondary'}
            size="sm"
            className="min-h-11"
            loading={decide.isPending}
            onClick={() => void settle('received')}
          >
            <Icon name="check" className="size-4" />
            {t(fileKey ? 'receive' : 'receiveShown')}
          </Button>
        )}
        {isOpen && paper && paper.state !== 'refused' && (
          <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setAsking(true)}>
            {t('refuse')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        title={t('refuseTitle', { paper: label })}
        description={t('refuseBody', { name: applicantNames(application, locale).name })}
        confirmLabel={t('confirm')}
        onConfirm={refuse}
      >
        <Label htmlFor={id} className="mb-1.5">
          {t('reason')}
        </Label>
        <Textarea
          id={id}
          value={reason}
          maxLength={reasonMax}
          onChange={(event) => setReason(event.target.value)}
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} role={isMissing ? 'alert' : undefined} className="mt-1.5 text-sm text-muted">
          {t(isMissing ? 'reasonMissing' : 'reasonHint')}
        </p>
      </ConfirmDialog>
    </li>
  );
}
