'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import {
  type AroundOffer,
  answerRefusal,
  isOnCondition,
  type OfferAnswer,
} from '@/lib/domain/admissions/offers';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

interface OfferAnswersProps {
  application: ApplicantDetail;
  around: AroundOffer;
}

/** Accepts a place, keeps it as a back-up, declines it or gives it back, after a question, on top of the version that was on the page. */
export function OfferAnswers({ application, around }: OfferAnswersProps) {
  const t = useTranslations('offers.offer');
  const locale = useLocale();
  const today = useToday();
  const [asked, setAsked] = useState<{ answer: OfferAnswer; version: number } | null>(null);
  const { offer, version } = application;
  const wordsOf = (answer: OfferAnswer) => {
    if (answer === 'declined') return offer?.answer ? 'giveBack' : 'decline';
    if (answer === 'backup') return 'backup';
    return offer && isOnCondition(offer) ? 'acceptOnCondition' : 'accept';
  };
  const send = useWrite(applicantApi.offers.answer, {
    invalidates: [applicantApi.applicants.key],
    inPlace: true,
    problems: {
      'too-late': t('tooLate'),
      'second-accepted': t('secondAccepted'),
      'second-backup': t('secondBackup'),
      'is-student': t('student'),
      409: t('stale'),
      412: t('stale'),
      other: t('failed'),
    },
    done: (_saved, { body }) => t(`${wordsOf(body.answer)}Done`),
  });
  if (!offer) return null;
  if (around.isStudent)
    return (
      <Alert tone="info" className="mt-4">
        {t('student')}
      </Alert>
    );
  const refusal = (wish: OfferAnswer) => answerRefusal(offer, wish, today, around);
  const words = wordsOf(asked?.answer ?? 'accepted');
  const school = pickName(application.school, locale);
  // What is refused shows on the page, which is read again.
  const confirm = async () => {
    if (!asked) return;
    const params = { id: application.applicantId };
    await send.run({ params, body: { answer: asked.answer }, version: asked.version });
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
      {send.problem && (
        <Alert tone="danger" className="mt-4">
          {send.problem}
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
