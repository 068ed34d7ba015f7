'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ApplicantContact } from '@/components/admissions/application/applicant-contact';
import { ApplicationTimeline } from '@/components/admissions/application/application-timeline';
import { AttachedProgram } from '@/components/admissions/application/attached-program';
import { ChangeStatus } from '@/components/admissions/application/change-status';
import { DetailSections } from '@/components/admissions/application/detail-sections';
import { applicantNames } from '@/components/admissions/application/names';
import { PaperChecks } from '@/components/admissions/application/paper-checks';
import { ResultDesk } from '@/components/admissions/application/result-desk';
import { ReferenceCopy } from '@/components/admissions/application/reference-copy';
import { StepPath } from '@/components/admissions/application/step-path';
import { StepStatus } from '@/components/admissions/application/step-status';
import { TextList } from '@/components/admissions/application/text-list';
import { QueryState } from '@/components/feedback/query-state';
import { Panel } from '@/components/ui/panel';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { SkeletonText } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant, ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { useMayDecide } from './use-may-decide';

interface ApplicantSheetProps {
  applicant: Applicant | null;
  onClose: () => void;
}

/** One applicant of the reader's own school at the side of the list. */
export function ApplicantSheet({ applicant, onClose }: ApplicantSheetProps) {
  const locale = useLocale();
  return (
    <Sheet open={applicant !== null} onOpenChange={(open) => !open && onClose()}>
      {applicant && (
        <SheetContent
          side="right"
          title={applicantNames(applicant, locale).name}
          className="w-[min(36rem,100vw)]"
        >
          <LoadedApplicant applicantId={applicant.applicantId} />
        </SheetContent>
      )}
    </Sheet>
  );
}

function LoadedApplicant({ applicantId }: { applicantId: string }) {
  const query = useQuery(applicantApi.applicants.get.queryOptions({ query: { applicantId } }));
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={12} />}>
      {(application) => <OwnApplicant application={application} />}
    </QueryState>
  );
}

function OwnApplicant({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('advisor.detail');
  const tPartner = useTranslations('partner');
  const tChange = useTranslations('advisor.change');
  const tApplications = useTranslations('applications');
  const tResults = useTranslations('offers.results');
  const locale = useLocale();
  const mayDecide = useMayDecide(application.schoolId);
  const { enrollToDetail: detail, missing } = application;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>
          {tApplications('reference')}{' '}
          <strong className="tabular-nums text-text">{application.referenceCode}</strong>
        </span>
        <ReferenceCopy code={application.referenceCode} />
        <span>{tApplications('applied', { date: formatDate(application.createdAt, locale) })}</span>
      </p>
      <Panel title={tChange('title')}>
        {mayDecide ? (
          <ChangeStatus application={application} />
        ) : (
          <>
            <StepStatus step={application.step} className="text-base font-semibold" />
            <p className="mt-2 text-muted">{tPartner('schoolDecides')}</p>
          </>
        )}
      </Panel>
      <Panel title={t('contact')}>
        <ApplicantContact phone={application.phone} email={detail?.personal.email ?? ''} />
      </Panel>
      <Panel title={t('program')}>
        <AttachedProgram application={application} />
      </Panel>
      {detail && <DetailSections detail={detail} form={application.form} folded />}
      <Panel title={t('missing')}>
        {missing.length > 0 ? <TextList texts={missing} /> : <p className="text-muted">{t('missingNone')}</p>}
      </Panel>
      <Panel title={tApplications('checks.title')}>
        <PaperChecks application={application} mayDecide={mayDecide} />
      </Panel>
      <Panel title={tResults('title')}>
        <ResultDesk application={application} mayProve={mayDecide} />
      </Panel>
      <Panel title={tApplications('path.title')}>
        <StepPath application={application} />
      </Panel>
      <Panel title={tApplications('timeline.title')}>
        <ApplicationTimeline application={application} />
      </Panel>
    </div>
  );
}
