'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { applicantApi } from '@/lib/api/applicant';
import { outcomeOf } from '@/lib/api/outcome-of';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';

const reasonMax = 500;

/** Whoever decides leaves a place in doubt as it is, with the reason; nothing where it is not in doubt. */
export function KeepPlace({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers');
  const id = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<'required' | 'stale' | 'failed' | null>(null);
  const meta = { invalidates: [applicantApi.applicants.key] };
  const keep = useMutation(applicantApi.offers.keep.mutationOptions({ meta }));
  if (!application.offer?.inDoubt) return null;
  const save = async () => {
    setProblem(reason.trim() === '' ? 'required' : null);
    if (reason.trim() === '') return;
    try {
      const { applicantId, version } = application;
      await keep.mutateAsync({ params: { id: applicantId }, body: { reason: reason.trim() }, version });
      showToast({ kind: 'success', message: t('terms.kept') });
    } catch (error) {
      setProblem(outcomeOf(error, { 409: 'stale', 412: 'stale', other: 'failed' }));
    }
  };
  return (
    <Alert tone="warning" className="mb-4">
      <p>{t('terms.inDoubt')}</p>
      <Label htmlFor={id} className="mb-1.5 mt-3">
        {t('terms.keepReason')}
      </Label>
      <Input
        id={id}
        value={reason}
        maxLength={reasonMax}
        aria-invalid={problem === 'required' || undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {problem && (problem === 'required' ? t('results.required') : t(`day.${problem}`))}
      </p>
      <Button variant="secondary" className="mt-3" loading={keep.isPending} onClick={() => void save()}>
        {t('terms.keep')}
      </Button>
    </Alert>
  );
}
