'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { withdrawnStep } from '@/lib/domain/applications/applicant-steps';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { DeadlineFile } from './deadline-file';
import { ReferenceCopy } from './reference-copy';
import { StepStatus } from './step-status';

/** Where an application stands, who acts next, and what its student can take away. */
export function OwnState({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications');
  const tOffers = useTranslations('offers');
  const locale = useLocale();
  const { nextActor, offer } = application;
  const next = application.applicantStatus === withdrawnStep.key ? 'withdrawn' : nextActor;
  // What is offered says by itself who acts next.
  const isOffered = offer !== null && (offer.answer === 'declined' || offer.condition !== null);
  return (
    <Panel
      title={<StepStatus step={application.step} className="gap-3 text-xl font-bold [&>span]:size-3.5" />}
      aside={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-sm text-muted">
            {t('reference')} <strong className="tabular-nums text-text">{application.referenceCode}</strong>
          </span>
          <ReferenceCopy code={application.referenceCode} />
        </span>
      }
    >
      {!isOffered && (
        <>
          <p className="font-semibold">{t('next.title')}</p>
          <p className="mt-1 text-muted">
            {t(`next.${next}`, { school: pickName(application.school, locale) })}
          </p>
        </>
      )}
      {nextActor === 'nobody' && (
        <LinkButton href={href('/explore')} variant="secondary" className="mt-4">
          {t('exploreMore')}
        </LinkButton>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton
          href={href('/profile/applications/view-details', undefined, {
            applicantId: application.applicantId,
          })}
          variant="secondary"
          size="sm"
          className="min-h-11"
        >
          <Icon name="printer" aria-hidden="true" className="size-5" />
          {tOffers('print.open')}
        </LinkButton>
        <DeadlineFile applications={[application]} />
      </div>
    </Panel>
  );
}
