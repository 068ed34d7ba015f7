'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Panel } from '@/components/ui/panel';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import {
  aroundOf,
  isOnCondition,
  standingAnswer,
  type AroundOffer,
  answerRefusal,
  type OfferAnswer,
} from '@/lib/domain/admissions/offers';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

interface OfferAnswersProps {
  application: ApplicantDetail;
  around: AroundOffer;
}

/** Accepts a place, keeps it as a back-up, declines it or gives it back, after a question, on top of the version that was on the page. */
function OfferAnswers({ application, around }: OfferAnswersProps) {
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

type Offered = ApplicantDetail & { offer: NonNullable<ApplicantDetail['offer']> };

/** A day until which something is to be done, or that it has passed. */
function LastDay({ on, by, late }: { on: string; by: string; late: string }) {
  const isLate = on < useToday();
  return (
    <p className={isLate ? 'mt-2 font-medium text-danger' : 'mt-2 font-semibold'}>{isLate ? late : by}</p>
  );
}

/** What one has answered, and when. */
function OwnAnswer({ application }: { application: Offered }) {
  const t = useTranslations('offers.offer');
  const locale = useLocale();
  const { offer, applicantStatus, isStudent } = application;
  const answer = standingAnswer(offer, applicantStatus, isStudent);
  if (!answer) return null;
  const date = offer.answeredAt ? formatDate(offer.answeredAt, locale) : '';
  return <p>{t(answer === 'backup' ? 'backedUp' : answer, { date })}</p>;
}

/** What stands with the offer: its condition, its last days, one's own answer. */
function OfferState({ application }: { application: Offered }) {
  const t = useTranslations('offers.offer');
  const locale = useLocale();
  const { offer } = application;
  const school = pickName(application.school, locale);
  const { minimumGrade: grade, condition, answerBy, proofBy, answer } = offer;
  if (answer === 'declined') return <OwnAnswer application={application} />;
  const dayOf = (day: string) => ({ date: formatDate(day, locale) });
  return (
    <>
      <OwnAnswer application={application} />
      {grade === null || condition === null ? (
        !answer && <p>{t('whole', { school })}</p>
      ) : (
        <p className={answer ? 'mt-2' : undefined}>{t(condition, { school, grade })}</p>
      )}
      {condition === 'missed' && <p className="mt-2 text-muted">{t('missedHelp')}</p>}
      {answerBy && !answer && condition !== 'missed' && (
        <LastDay on={answerBy} by={t('by', dayOf(answerBy))} late={t('late', dayOf(answerBy))} />
      )}
      {proofBy && isOnCondition(offer) && (
        <LastDay on={proofBy} by={t('proofBy', dayOf(proofBy))} late={t('proofLate', dayOf(proofBy))} />
      )}
      {offer.inDoubt && (
        <Alert tone="warning" className="mt-4">
          {t('inDoubt')}
        </Alert>
      )}
    </>
  );
}

/** The place that the school offers, and one's answer; nothing where there is no offer. */
export function OwnOffer({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers.offer');
  const { offer, userId, applicantId, isStudent } = application;
  const mine = useQuery({
    ...applicantApi.applicants.mine.queryOptions({ params: { id: userId } }),
    enabled: offer !== null,
  });
  if (!offer) return null;
  const others = mine.data?.data.filter((each) => each.applicantId !== applicantId);
  return (
    <Panel title={t('title')}>
      <OfferState application={{ ...application, offer }} />
      {/* What one may answer depends on what one has answered elsewhere. */}
      {others && (
        <OfferAnswers
          application={application}
          around={aroundOf(
            others.map((each) => each.offer),
            isStudent,
          )}
        />
      )}
    </Panel>
  );
}
