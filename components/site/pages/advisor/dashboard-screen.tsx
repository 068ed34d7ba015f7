'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ApplicantLine } from '@/components/admissions/application/applicant-line';
import { applicationList } from '@/components/admissions/application/application-list';
import { Panel } from '@/components/ui/panel';
import { PipelineBars } from '@/components/admissions/application/pipeline-bars';
import { ChangeTiles } from '@/components/admissions/application-desk/change-tiles';
import { ProgressPart, TooLong } from '@/components/admissions/application-desk/progress-part';
import { FirstWaiting } from '@/components/review/first-waiting';
import { QueryState } from '@/components/feedback/query-state';
import { lazyPart } from '@/components/feedback/lazy-part';
import { LinkButton } from '@/components/ui/link-button';
import { NewSite } from '@/components/schools/school-desk/new-site';
import { PageTitle } from '@/components/ui/page-title';
import { SkeletonText } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import { formatDate } from '@/lib/domain/dates/dates';

const newestShown = 5;

const RequestsSkeleton = () => <SkeletonText lines={6} className="py-2" />;
const PartnerRequestPanel = lazyPart(
  () =>
    import('@/components/schools/partner-requests/partner-request-panel').then(
      (module) => module.PartnerRequestPanel,
    ),
  RequestsSkeleton,
  { ahead: true },
);
const RevisionPanel = lazyPart(
  () => import('@/components/schools/revision/revision-panel').then((module) => module.RevisionPanel),
  RequestsSkeleton,
  { ahead: true },
);

/** The advisor's first page: who and what waits, how the weeks go, new applications, and proposals of readers. */
export function AdvisorDashboardScreen() {
  const t = useTranslations('advisor.dashboard');
  const tPartners = useTranslations('partnerRequests');
  const tRevisions = useTranslations('advisor.revisions');
  const pipeline = useQuery(applicantApi.pipeline.summary.queryOptions());
  const allLink = (
    <LinkButton href={applicationList.href()} variant="link">
      {t('seeAll')}
    </LinkButton>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle>{t('title')}</PageTitle>
      {/* Only a site without applications asks what it lacks. */}
      {pipeline.data?.countAllData === 0 && <NewSite />}
      <FirstWaiting desk="advisor" more={<TooLong />} />
      <ChangeTiles list={applicationList} />
      <ProgressPart />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Panel title={t('pipeline')} aside={allLink}>
          <QueryState query={pipeline} skeleton={<SkeletonText lines={12} />}>
            {(data) => (
              <>
                <PipelineBars pipeline={data} label={t('pipeline')} />
                {data.countAllData === 0 && <p className="mt-4 text-muted">{t('pipelineEmpty')}</p>}
              </>
            )}
          </QueryState>
        </Panel>
        <Panel title={t('newest')} aside={allLink}>
          <NewestApplicants />
        </Panel>
        <Panel title={tPartners('title')}>
          <PartnerRequestPanel />
        </Panel>
        <Panel title={tRevisions('title')}>
          <RevisionPanel />
        </Panel>
      </div>
    </div>
  );
}

function NewestApplicants() {
  const t = useTranslations('advisor.dashboard');
  const locale = useLocale();
  const query = useQuery(
    applicantApi.applicants.list.queryOptions({ query: { limit: newestShown, count: 'false' } }),
  );
  const empty = <p className="text-muted">{t('newestEmpty')}</p>;
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonText lines={10} />}
      empty={{ when: ({ data }) => data.length === 0, show: empty }}
    >
      {({ data }) => (
        <ul>
          {data.map((applicant) => (
            <ApplicantLine
              key={applicant.applicantId}
              applicant={applicant}
              aside={formatDate(applicant.createdAt, locale)}
            />
          ))}
        </ul>
      )}
    </QueryState>
  );
}
