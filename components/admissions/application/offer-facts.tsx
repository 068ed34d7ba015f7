'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { isOnCondition, standingAnswer } from '@/lib/domain/admissions/offers';
import { formatDate } from '@/lib/domain/dates/dates';

/** The offer as staff read it: its condition, its last days and the answer. */
export function OfferFacts({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers.terms');
  const locale = useLocale();
  const { offer, applicantStatus, isStudent } = application;
  if (!offer) return null;
  const { minimumGrade: grade, condition, answerBy, proofBy, answeredAt } = offer;
  const answer = standingAnswer(offer, applicantStatus, isStudent);
  const onCondition = isOnCondition(offer);
  return (
    <div className="mb-4 rounded-md bg-sunken px-3.5 py-2.5">
      <p>{grade && condition ? t(condition, { grade }) : t('unconditional')}</p>
      {answer ? (
        <p className="mt-1 font-semibold">
          {t(answer, {
            date: answeredAt ? formatDate(answeredAt, locale) : '',
          })}
        </p>
      ) : (
        condition !== 'missed' && (
          <p className="mt-1 text-sm text-muted">
            {answerBy ? t('answerBy', { date: formatDate(answerBy, locale) }) : t('noAnswer')}
          </p>
        )
      )}
      {onCondition && proofBy && (
        <p className="mt-1 text-sm text-muted">{t('proofByDay', { date: formatDate(proofBy, locale) })}</p>
      )}
    </div>
  );
}
