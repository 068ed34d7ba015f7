'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useToday } from '@/components/ui/use-today';
import { outcomeOf } from '@/lib/api/outcome-of';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { dayRefusal } from '@/lib/domain/applications/offers';

/** Staff set another last day for the answer; nothing where nobody waits for one. */
export function OfferDay({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers.day');
  const id = useId();
  const today = useToday();
  const client = useQueryClient();
  const { offer, version, applicantId } = application;
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<'stale' | 'past' | 'failed' | null>(null);
  const { key } = applicantApi.applicants;
  const change = useMutation(applicantApi.offers.setDay.mutationOptions({ meta: { invalidates: [key] } }));
  if (!offer || dayRefusal(offer) !== null) return null;
  const day = typed ?? offer.answerBy ?? '';
  const isOver = offer.answerBy !== null && offer.answerBy < today;
  const save = async (answerBy: string | null) => {
    setFailure(null);
    if (answerBy !== null && answerBy < today) return setFailure('past');
    try {
      await change.mutateAsync({ params: { id: applicantId }, body: { answerBy }, version });
      setTyped(null);
      showToast({ kind: 'success', message: t('saved') });
    } catch (error) {
      // What was chosen stays; the reader first sees what somebody else has changed.
      setFailure(outcomeOf(error, { 409: 'stale', 412: 'stale', other: 'failed' }));
      await client.invalidateQueries({ queryKey: key });
    }
  };
  return (
    <div className="mb-4 grid gap-2">
      {isOver && <Alert tone="warning">{t('over')}</Alert>}
      <Label htmlFor={id}>{t('label')}</Label>
      <Input
        id={id}
        type="date"
        value={day}
        min={today}
        aria-invalid={failure === 'past' || undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          loading={change.isPending}
          disabled={day === '' || day === offer.answerBy}
          onClick={() => void save(day)}
        >
          {t(isOver ? 'reopen' : 'save')}
        </Button>
        {offer.answerBy !== null && (
          <Button
            variant="link"
            className="min-h-11"
            disabled={change.isPending}
            onClick={() => void save(null)}
          >
            {t('none')}
          </Button>
        )}
      </div>
      {failure && <Alert tone="danger">{t(failure)}</Alert>}
    </div>
  );
}
