'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ChangeTiles } from '@/components/admissions/application-desk/change-tiles';
import { ProgressPart, TooLong } from '@/components/admissions/application-desk/progress-part';
import { partnerApplicationList } from '@/components/admissions/application/application-list';
import { PipelineBars } from '@/components/admissions/application/pipeline-bars';
import { QueryState } from '@/components/feedback/query-state';
import { FirstWaiting } from '@/components/review/first-waiting';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { Pipeline } from '@/lib/contract/admissions/pipeline';
import { NearDeadlines, useNearDeadlines } from './near-deadlines';
import { NoSchool } from './no-school';
import { SchoolLines } from './school-lines';

/** Who waits at the reader's schools, deadlines that are near, and how the weeks go. */
export function PartnerOverview() {
  const query = useQuery(applicantApi.pipeline.summary.queryOptions());
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(pipeline) =>
        pipeline.schools.some(({ isOwn }) => isOwn) ? <Numbers pipeline={pipeline} /> : <NoSchool />
      }
    </QueryState>
  );
}

function Numbers({ pipeline }: { pipeline: Pipeline }) {
  const t = useTranslations('partner');
  const tDashboard = useTranslations('advisor.dashboard');
  const schools = pipeline.schools.filter(({ isOwn }) => isOwn);
  const deadlines = useNearDeadlines(schools);
  return (
    <div className="grid grid-cols-1 gap-4">
      <FirstWaiting desk="partner" more={<TooLong />} />
      <ChangeTiles list={partnerApplicationList} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Panel title={tDashboard('pipeline')}>
          <PipelineBars pipeline={pipeline} label={tDashboard('pipeline')} list={partnerApplicationList} />
          {pipeline.countAllData === 0 && <p className="mt-4 text-muted">{tDashboard('pipelineEmpty')}</p>}
        </Panel>
        <div className="grid gap-4">
          <Panel title={t('deadlines')}>
            <NearDeadlines programs={deadlines} />
          </Panel>
          <Panel title={t('schools')}>
            <SchoolLines schools={schools} />
          </Panel>
        </div>
      </div>
      <ProgressPart />
    </div>
  );
}
