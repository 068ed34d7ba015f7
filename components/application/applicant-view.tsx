'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DetailColumns } from '@/components/detail/detail-columns';
import { DetailHeader } from '@/components/detail/detail-header';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { ApplicantContact } from './applicant-contact';
import { ApplicationTimeline } from './application-timeline';
import { AttachedProgram } from './attached-program';
import { ChangeStatus } from './change-status';
import { DetailSections } from './detail-sections';
import { applicantNames } from './names';
import { outstanding } from './outstanding';
import { Panel } from '@/components/ui/panel';
import { ReferenceCopy } from './reference-copy';
import { StepPath } from './step-path';
import { TextList } from './text-list';

/** One application as the school's advisors see it. */
export function ApplicantView({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('advisor.detail');
  const tApplications = useTranslations('applications');
  const tChange = useTranslations('advisor.change');
  const locale = useLocale();
  const { name, other } = applicantNames(application, locale);
  const missing = outstanding(application);
  const { requiredDocuments } = application;
  return (
    <div className="grid grid-cols-1 gap-5">
      <DetailHeader
        title={name}
        other={other}
        meta={
          <>
            <span>
              {tApplications('reference')}{' '}
              <strong className="tabular-nums text-text">{application.referenceCode}</strong>
            </span>
            <ReferenceCopy code={application.referenceCode} />
            <span>{tApplications('applied', { date: formatDate(application.createdAt, locale) })}</span>
          </>
        }
      />
      <DetailColumns
        asideFirst
        aside={
          <>
            <Panel title={tChange('title')}>
              <ChangeStatus application={application} />
            </Panel>
            <Panel title={t('contact')}>
              <ApplicantContact
                phone={application.phone}
                email={application.enrollToDetail?.personal.email ?? ''}
              />
            </Panel>
            <Panel title={tApplications('path.title')}>
              <StepPath application={application} />
            </Panel>
            <Panel title={tApplications('timeline.title')}>
              <ApplicationTimeline application={application} />
            </Panel>
          </>
        }
      >
        <Panel title={t('program')}>
          <AttachedProgram application={application} />
        </Panel>
        {application.enrollToDetail && (
          <section aria-labelledby="data" className="grid grid-cols-1 gap-4">
            <h2 id="data" className="sr-only">
              {t('data')}
            </h2>
            <DetailSections detail={application.enrollToDetail} />
          </section>
        )}
        <Panel title={t('missing')}>
          {missing.length > 0 ? (
            <TextList texts={missing} />
          ) : (
            <p className="text-muted">{t('missingNone')}</p>
          )}
        </Panel>
        <Panel title={t('documents')}>
          {requiredDocuments.length > 0 ? (
            <TextList texts={requiredDocuments} />
          ) : (
            <p className="text-muted">{t('documentsNone')}</p>
          )}
        </Panel>
      </DetailColumns>
    </div>
  );
}
