'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import { outcomeOf } from '@/lib/api/outcome-of';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { answerRefusal, type OfferAnswer } from '@/lib/domain/applications/offers';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

type Offer = NonNullable<ApplicantDetail['offer']>;

/** What stands with the offer: its condition, its last day, one's own answer. */
function OfferState({ offer, school }: { offer: Offer; school: string }) {
  const t = useTranslations('offers.offer');
  const locale = useLocale();
  const today = useToday();
  const { minimumGrade: grade, condition, answerBy, answer, answeredAt } = offer;
  if (answer) return <p>{t(answer, { date: answeredAt ? formatDate(answeredAt, locale) : '' })}</p>;
  const isLate = answerBy !== null && answerBy < today;
  return (
    <>
      {grade === null || condition === null ? (
        <p>{t('whole', { school })}</p>
      ) : (
        <p>{condition === 'open' ? t('conditional', { school, grade }) : t(condition, { grade })}</p>
      )}
      {condition === 'missed' && <p className="mt-2 text-muted">{t('missedHelp')}</p>}
      {answerBy && condition !== 'missed' && (
        <p className={isLate ? 'mt-2 font-medium text-danger' : 'mt-2 font-semibold'}>
          {t(isLate ? 'late' : 'by', { date: formatDate(answerBy, locale) })}
        </p>
      )}
    </>
  );
}

/** Accepts or declines the place, after a question, on top of the version that was on the page. */
function OfferAnswers({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers.offer');
  const locale = useLocale();
  const today = useToday();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ answer: OfferAnswer; version: number } | null>(null);
  const [failure, setFailure] = useState<'failed' | 'stale' | null>(null);
  const { key } = applicantApi.applicants;
  const answer = useMutation(applicantApi.offers.answer.mutationOptions({ meta: { invalidates: [key] } }));
  const may = (wish: OfferAnswer) => answerRefusal(application.offer, wish, today) === null;
  const words = asked?.answer === 'declined' ? 'decline' : 'accept';
  const school = pickName(application.school, locale);
  const confirm = async () => {
    if (!asked) return;
    setFailure(null);
    try {
      const params = { id: application.applicantId };
      await answer.mutateAsync({ params, body: { answer: asked.answer }, version: asked.version });
      showToast({ kind: 'success', message: t(`${words}Done`) });
    } catch (error) {
      setFailure(outcomeOf(error, { 409: 'stale', 412: 'stale', other: 'failed' }));
      await client.invalidateQueries({ queryKey: key });
    }
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2.5 empty:hidden">
        {application.offer?.condition === 'open' && (
          <LinkButton href={href('/profile/educationhistory/high-school-information')}>
            {t('enter')}
          </LinkButton>
        )}
        {may('accepted') && (
          <Button onClick={() => setAsked({ answer: 'accepted', version: application.version })}>
            {t('accept')}
          </Button>
        )}
        {may('declined') && (
          <Button
            variant="secondary"
            onClick={() => setAsked({ answer: 'declined', version: application.version })}
          >
            {t('decline')}
          </Button>
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
        danger={words === 'decline'}
        title={t(`${words}Title`, { school })}
        description={t(`${words}Body`)}
        confirmLabel={t(words)}
        onConfirm={confirm}
      />
    </>
  );
}

/** The place that the school offers, and one's answer; nothing where there is no offer. */
export function OwnOffer({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers.offer');
  const locale = useLocale();
  if (!application.offer) return null;
  return (
    <Panel title={t('title')}>
      <OfferState offer={application.offer} school={pickName(application.school, locale)} />
      <OfferAnswers application={application} />
    </Panel>
  );
}
