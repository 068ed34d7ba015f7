'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { WordsField } from '@/components/form/limited-text';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { lettersOver } from '@/lib/domain/trim';

const reasonMax = 500;

/** Whoever decides leaves a place in doubt as it is, with the reason; nothing where it is not in doubt. */
export function KeepPlace({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers');
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
    if (!isEmpty && lettersOver(reason, reasonMax) === 0)
      await keep.run({ params: { id: applicantId }, body: { reason: reason.trim() }, version });
  };
  return (
    <Alert tone="warning" className="mb-4">
      <p>{t('terms.inDoubt')}</p>
      <WordsField
        label={t('terms.keepReason')}
        rows={1}
        value={reason}
        max={reasonMax}
        onChange={setReason}
        problem={isMissing ? t('results.required') : keep.problem}
        className="mt-3"
      />
      <Button variant="secondary" className="mt-3" loading={keep.busy} onClick={() => void save()}>
        {t('terms.keep')}
      </Button>
    </Alert>
  );
}
