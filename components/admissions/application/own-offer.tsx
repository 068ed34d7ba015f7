'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Panel } from '@/components/ui/panel';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { aroundOf, isOnCondition, standingAnswer } from '@/lib/domain/admissions/offers';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { OfferAnswers } from './offer-answers';

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
