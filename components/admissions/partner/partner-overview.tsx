'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ApplicantLine } from '@/components/admissions/application/applicant-line';
import { partnerApplicationList } from '@/components/admissions/application/application-list';
import { PipelineBars } from '@/components/admissions/application/pipeline-bars';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { QueryState } from '@/components/feedback/query-state';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { Pipeline } from '@/lib/contract/applicant/pipeline';
import { href } from '@/lib/routes/href';
import { NearDeadlines, useNearDeadlines } from './near-deadlines';
import { NoSchool } from './no-school';
import { SchoolLines } from './school-lines';

/** The reader's own numbers: applications by step, who waits longest, deadlines that are near. */
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
  const waiting = schools.reduce((sum, { countOpen }) => sum + countOpen, 0);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Tiles>
        <Tile
          label={tDashboard('all')}
          value={pipeline.countAllData}
          href={partnerApplicationList.href()}
          icon={<Icon name="files" className="size-5" />}
        />
        <Tile
          label={t('waiting')}
          value={waiting}
          href={partnerApplicationList.href({ sort: 'waiting' })}
          icon={<Icon name="hourglass" className="size-5" />}
        />
        <Tile
          label={t('programs')}
          value={t('see')}
          href={href('/partner/enrollable-subjects')}
          icon={<Icon name="book-open" className="size-5" />}
        />
        <Tile
          label={t('deadlines')}
          value={deadlines.length}
          icon={<Icon name="calendar-clock" className="size-5" />}
        />
      </Tiles>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Panel title={tDashboard('pipeline')}>
            <PipelineBars pipeline={pipeline} label={tDashboard('pipeline')} list={partnerApplicationList} />
            {pipeline.countAllData === 0 && <p className="mt-4 text-muted">{tDashboard('pipelineEmpty')}</p>}
          </Panel>
          <Panel title={t('deadlines')}>
            <NearDeadlines programs={deadlines} />
          </Panel>
        </div>
        <div className="grid gap-4">
          <Panel title={tDashboard('waiting')}>
            {pipeline.waiting.length === 0 && <p className="text-muted">{tDashboard('waitingEmpty')}</p>}
            <ul>
              {pipeline.waiting.map((applicant) => (
                <ApplicantLine
                  key={applicant.applicantId}
                  applicant={applicant}
                  aside={tDashboard('waitingDays', { days: applicant.waitingDays })}
                />
              ))}
            </ul>
          </Panel>
          <Panel title={t('schools')}>
            <SchoolLines schools={schools} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
