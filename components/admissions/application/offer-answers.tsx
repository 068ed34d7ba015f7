'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import {
  type AroundOffer,
  answerRefusal,
  isOnCondition,
  type OfferAnswer,
} from '@/lib/domain/applications/offers';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

type Failure = 'failed' | 'stale' | 'tooLate' | 'secondAccepted' | 'secondBackup' | 'student';
const failures: Outcomes<Failure> = {
  'too-late': 'tooLate',
  'second-accepted': 'secondAccepted',
  'second-backup': 'secondBackup',
  'is-student': 'student',
  409: 'stale',
  412: 'stale',
  other: 'failed',
};

interface OfferAnswersProps {
  application: ApplicantDetail;
  around: AroundOffer;
}

/** Accepts a place, keeps it as a back-up, declines it or gives it back, after a question, on top of the version that was on the page. */
export function OfferAnswers({ application, around }: OfferAnswersProps) {
  const t = useTranslations('offers.offer');
  const locale = useLocale();
  const today = useToday();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ answer: OfferAnswer; version: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { key } = applicantApi.applicants;
  const send = useMutation(applicantApi.offers.answer.mutationOptions({ meta: { invalidates: [key] } }));
  const { offer, version } = application;
  if (!offer) return null;
  if (around.isStudent)
    return (
      <Alert tone="info" className="mt-4">
        {t('student')}
      </Alert>
    );
  const refusal = (wish: OfferAnswer) => answerRefusal(offer, wish, today, around);
  const wordsOf = (answer: OfferAnswer) => {
    if (answer === 'declined') return offer.answer ? 'giveBack' : 'decline';
    if (answer === 'backup') return 'backup';
    return isOnCondition(offer) ? 'acceptOnCondition' : 'accept';
  };
  const words = wordsOf(asked?.answer ?? 'accepted');
  const school = pickName(application.school, locale);
  const confirm = async () => {
    if (!asked) return;
    setFailure(null);
    try {
      const params = { id: application.applicantId };
      await send.mutateAsync({ params, body: { answer: asked.answer }, version: asked.version });
      showToast({ kind: 'success', message: t(`${words}Done`) });
    } catch (error) {
      setFailure(outcomeOf(error, failures));
      await client.invalidateQueries({ queryKey: key });
    }
  };
  const needsResult = offer.condition === 'open' || offer.condition === 'declared-missed';
  const answers = (['accepted', 'backup', 'declined'] as const).filter((answer) => refusal(answer) === null);
  return (
    <>
      {!offer.answer && refusal('accepted') === 'second-accepted' && (
        <p className="mt-2 text-muted">{t('secondAccepted')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5 empty:hidden">
        {answers.map((answer) => (
          <Button
            key={answer}
            variant={answer === 'accepted' ? 'primary' : 'secondary'}
            onClick={() => setAsked({ answer, version })}
          >
            {t(wordsOf(answer))}
          </Button>
        ))}
        {needsResult && offer.answer !== 'declined' && (
          <LinkButton href={href('/profile/educationhistory/high-school-information')} variant="secondary">
            {t('enter')}
          </LinkButton>
        )}
      </div>
      {failure && (
        <Alert tone="danger" className="mt-4">
          {t(failure)}
        </Alert>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        danger={asked?.answer === 'declined'}
        title={t(`${words}Title`, { school })}
        description={t(`${words}Body`)}
        confirmLabel={t(words)}
        onConfirm={confirm}
      />
    </>
  );
}
