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
import { dayRefusal, isOnCondition } from '@/lib/domain/applications/offers';

type Kind = 'answer' | 'proof';
type Offer = NonNullable<ApplicantDetail['offer']>;

const isSet = (kind: Kind, offer: Offer): boolean =>
  kind === 'answer' ? dayRefusal(offer) === null : isOnCondition(offer);

/** Staff set another last day for the answer, or for the proof of the condition; nothing where nobody waits for one. */
export function OfferDay({ application, kind }: { application: ApplicantDetail; kind: Kind }) {
  const t = useTranslations('offers.day');
  const id = useId();
  const today = useToday();
  const client = useQueryClient();
  const { offer, version, applicantId } = application;
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<'stale' | 'past' | 'beforeResults' | 'failed' | null>(null);
  const { key } = applicantApi.applicants;
  const change = useMutation(applicantApi.offers.setDay.mutationOptions({ meta: { invalidates: [key] } }));
  if (!offer || !isSet(kind, offer)) return null;
  const isAnswer = kind === 'answer';
  const current = isAnswer ? offer.answerBy : offer.proofBy;
  const day = typed ?? current ?? '';
  const isOver = current !== null && current < today;
  const save = async (next: string | null) => {
    setFailure(null);
    if (next !== null && next < today) return setFailure('past');
    try {
      const body = isAnswer ? { answerBy: next } : { proofBy: next };
      await change.mutateAsync({ params: { id: applicantId }, body, version });
      setTyped(null);
      showToast({ kind: 'success', message: t('saved') });
    } catch (error) {
      // What was chosen stays; the reader first sees what somebody else has changed.
      setFailure(
        outcomeOf(error, { 'before-results': 'beforeResults', 409: 'stale', 412: 'stale', other: 'failed' }),
      );
      await client.invalidateQueries({ queryKey: key });
    }
  };
  return (
    <div className="mb-4 grid gap-2">
      {isOver && <Alert tone="warning">{t(isAnswer ? 'over' : 'proofOver')}</Alert>}
      <Label htmlFor={id}>{t(isAnswer ? 'label' : 'proofLabel')}</Label>
      <Input
        id={id}
        type="date"
        value={day}
        min={today}
        aria-invalid={failure === 'past' || failure === 'beforeResults' || undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          loading={change.isPending}
          disabled={day === '' || day === current}
          onClick={() => void save(day)}
        >
          {t(isAnswer && isOver ? 'reopen' : 'save')}
        </Button>
        {current !== null && (
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
