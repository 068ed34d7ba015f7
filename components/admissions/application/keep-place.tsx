'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';

const reasonMax = 500;

/** Whoever decides leaves a place in doubt as it is, with the reason; nothing where it is not in doubt. */
export function KeepPlace({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers');
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const keep = useWrite(applicantApi.offers.keep, {
    invalidates: [applicantApi.applicants.key],
    inPlace: true,
    problems: { 409: t('day.stale'), 412: t('day.stale'), other: t('day.failed') },
    done: t('terms.kept'),
  });
  if (!application.offer?.inDoubt) return null;
  const save = async () => {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    keep.clear();
    const { applicantId, version } = application;
    if (!isEmpty) await keep.run({ params: { id: applicantId }, body: { reason: reason.trim() }, version });
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
        aria-invalid={isMissing || undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {isMissing ? t('results.required') : keep.problem}
      </p>
      <Button variant="secondary" className="mt-3" loading={keep.busy} onClick={() => void save()}>
        {t('terms.keep')}
      </Button>
    </Alert>
  );
}
