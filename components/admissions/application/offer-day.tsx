'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { dayRefusal, isOnCondition } from '@/lib/domain/admissions/offers';

type Kind = 'answer' | 'proof';
type Offer = NonNullable<ApplicantDetail['offer']>;

const isSet = (kind: Kind, offer: Offer): boolean =>
  kind === 'answer' ? dayRefusal(offer) === null : isOnCondition(offer);

/** Staff set another last day for the answer, or for the proof of the condition; nothing where nobody waits for one. */
export function OfferDay({ application, kind }: { application: ApplicantDetail; kind: Kind }) {
  const t = useTranslations('offers.day');
  const id = useId();
  const today = useToday();
  const { offer, version, applicantId } = application;
  const [typed, setTyped] = useState<string | null>(null);
  const [isPast, setPast] = useState(false);
  const change = useWrite(applicantApi.offers.setDay, {
    // What was chosen stays; the reader first sees what somebody else has changed.
    invalidates: [applicantApi.applicants.key],
    inPlace: true,
    problems: {
      'before-results': t('beforeResults'),
      409: t('stale'),
      412: t('stale'),
      other: t('failed'),
    },
    done: () => {
      setTyped(null);
      return t('saved');
    },
  });
  if (!offer || !isSet(kind, offer)) return null;
  const isAnswer = kind === 'answer';
  const current = isAnswer ? offer.answerBy : offer.proofBy;
  const day = typed ?? current ?? '';
  const isOver = current !== null && current < today;
  const save = async (next: string | null) => {
    change.clear();
    const isTooEarly = next !== null && next < today;
    setPast(isTooEarly);
    const body = isAnswer ? { answerBy: next } : { proofBy: next };
    if (!isTooEarly) await change.run({ params: { id: applicantId }, body, version });
  };
  const problem = isPast ? t('past') : change.problem;
  return (
    <div className="mb-4 grid gap-2">
      {isOver && <Alert tone="warning">{t(isAnswer ? 'over' : 'proofOver')}</Alert>}
      <Label htmlFor={id}>{t(isAnswer ? 'label' : 'proofLabel')}</Label>
      <IsoDayInput
        id={id}
        label={t(isAnswer ? 'label' : 'proofLabel')}
        day={day}
        min={today}
        aria-invalid={problem !== null || undefined}
        onDay={setTyped}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          loading={change.busy}
          disabled={day === '' || day === current}
          onClick={() => void save(day)}
        >
          {t(isAnswer && isOver ? 'reopen' : 'save')}
        </Button>
        {current !== null && (
          <Button variant="link" className="min-h-11" disabled={change.busy} onClick={() => void save(null)}>
            {t('none')}
          </Button>
        )}
      </div>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  );
}
