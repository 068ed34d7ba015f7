'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import type { ApplicantResult } from '@/lib/contract/applicant/result-shapes';
import type { ResultKind } from '@/lib/domain/applications/result-proofs';
import { useViewer } from '@/lib/query/use-viewer';
import { applicantNames } from './names';
import { ProofDialog } from './proof-dialog';
import { ResultFacts } from './result-facts';

const wordsMax = 500;
const meta = { invalidates: [applicantApi.applicants.key, applicantApi.pipeline.key] };

interface ResultProps {
  application: ApplicantDetail;
  kind: ResultKind;
}

/** One line of words that a record or a withdrawal needs. */
function Words({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  onChange: (words: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      <Input
        id={id}
        value={value}
        maxLength={wordsMax}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Proves a result by a record of the school. */
function ProveByRecord({ application, kind }: ResultProps) {
  const t = useTranslations('offers.results');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const prove = useMutation(applicantApi.results.prove.mutationOptions({ meta }));
  return (
    <>
      <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setAsking(true)}>
        {t('prove')}
      </Button>
      <ProofDialog
        application={application}
        open={isAsking}
        onOpenChange={setAsking}
        title={t('proveTitle')}
        description={t('proveBody', { name: applicantNames(application, locale).name })}
        asksExam={kind === 'exam'}
        isComplete={note.trim() !== ''}
        onProve={async (exam) => {
          const params = { id: application.applicantId };
          await prove.mutateAsync({ params, body: { kind, exam, note: note.trim() } });
          showToast({ kind: 'success', message: t('doneProven') });
        }}
      >
        <Words label={t('note')} hint={t('noteHint')} value={note} onChange={setNote} />
      </ProofDialog>
    </>
  );
}

function WithdrawProof({ application, kind }: ResultProps) {
  const t = useTranslations('offers.results');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<'required' | 'failed' | null>(null);
  const withdraw = useMutation(applicantApi.results.withdraw.mutationOptions({ meta }));
  const confirm = async () => {
    setProblem(reason.trim() === '' ? 'required' : null);
    if (reason.trim() === '') return false;
    try {
      const params = { id: application.applicantId };
      await withdraw.mutateAsync({ params, body: { kind, reason: reason.trim() } });
      showToast({ kind: 'success', message: t('doneWithdrawn') });
      return true;
    } catch {
      setProblem('failed');
      return false;
    }
  };
  return (
    <>
      <Button variant="link" className="min-h-11 text-sm" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        title={t('withdrawTitle')}
        description={t('withdrawBody', { name: applicantNames(application, locale).name })}
        confirmLabel={t('withdraw')}
        onConfirm={confirm}
      >
        <Words label={t('reason')} value={reason} onChange={setReason} />
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
          {problem && t(problem)}
        </p>
      </ConfirmDialog>
    </>
  );
}

interface ResultDeskProps {
  application: ApplicantDetail;
  /** The reader decides for the school. */
  mayProve: boolean;
}

/** The results of an applicant as a desk sees them: declared, and proven by what; whoever decides proves and withdraws. */
export function ResultDesk({ application, mayProve }: ResultDeskProps) {
  const t = useTranslations('offers.results');
  const { data: viewer } = useViewer();
  const { results } = application;
  const isOpen = mayProve && viewer?.sub !== application.userId;
  if (results.length === 0) return <p className="text-muted">{t('none')}</p>;
  const toolOf = ({ kind, proof }: ApplicantResult) =>
    proof ? (
      <WithdrawProof application={application} kind={kind} />
    ) : (
      <ProveByRecord application={application} kind={kind} />
    );
  return (
    <ul className="grid grid-cols-1 gap-4">
      {results.map((result) => (
        <li key={result.kind} className="border-b border-border pb-4 last:border-b-0 last:pb-0">
          <ResultFacts result={result} application={application} />
          {isOpen && <div className="mt-2">{toolOf(result)}</div>}
        </li>
      ))}
    </ul>
  );
}
