'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ApplicationTimeline } from '@/components/admissions/application/application-timeline';
import { AttachedProgram } from '@/components/admissions/application/attached-program';
import { DetailSections } from '@/components/admissions/application/detail-sections';
import { applicantNames } from '@/components/admissions/application/names';
import { StepStatus } from '@/components/admissions/application/step-status';
import { TextList } from '@/components/admissions/application/text-list';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { href } from '@/lib/routes/href';

/** Everything about an application in one column, as it is printed. */
export function ReadingView({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applicationDesk.view');
  const tDetail = useTranslations('advisor.detail');
  const tApplications = useTranslations('applications');
  const locale = useLocale();
  const { name, other } = applicantNames(application, locale);
  const { applicantId, referenceCode, createdAt, step, enrollToDetail, form, missing } = application;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
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
        actions={
          <span className="flex flex-wrap gap-2 print:hidden">
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon name="printer" className="size-5" />
              {t('print')}
            </Button>
            <LinkButton href={href('/advisor/user/application/[id]', { id: applicantId })}>
              {t('decide')}
            </LinkButton>
          </span>
        }
      />
      <Panel title={tDetail('program')}>
        <AttachedProgram application={application} />
      </Panel>
      {enrollToDetail && <DetailSections detail={enrollToDetail} form={form} />}
      <Panel title={tDetail('missing')}>
        {missing.length > 0 ? (
          <TextList texts={missing} />
        ) : (
          <p className="text-muted">{tDetail('missingNone')}</p>
        )}
      </Panel>
      <Panel title={tApplications('timeline.title')}>
        <ApplicationTimeline application={application} />
      </Panel>
    </div>
  );
}
