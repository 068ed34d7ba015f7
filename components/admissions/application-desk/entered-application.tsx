'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ApplicationTimeline } from '@/components/admissions/application/application-timeline';
import { AttachedProgram } from '@/components/admissions/application/attached-program';
import { applicantNames } from '@/components/admissions/application/names';
import { StepStatus } from '@/components/admissions/application/step-status';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { Alert } from '@/components/ui/alert';
import { Panel } from '@/components/ui/panel';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';

/** Where an application stands, for whoever entered it for somebody at a school that they do not keep. */
export function EnteredApplication({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applicationDesk.rights');
  const tApplications = useTranslations('applications');
  const locale = useLocale();
  const { name, other } = applicantNames(application, locale);
  const { referenceCode, createdAt, step } = application;
  return (
    <div className="grid grid-cols-1 gap-5">
      <DetailHeader
        title={name}
        other={other}
        meta={
          <>
            <StepStatus step={step} />
            <span>
              {tApplications('reference')} <strong className="tabular-nums text-text">{referenceCode}</strong>
            </span>
            <span>{tApplications('applied', { date: formatDate(createdAt, locale) })}</span>
          </>
        }
      />
      <Alert>{t('state')}</Alert>
      <Panel title={t('place')}>
        <AttachedProgram application={application} />
      </Panel>
      <Panel title={tApplications('timeline.title')}>
        <ApplicationTimeline application={application} />
      </Panel>
    </div>
  );
}
