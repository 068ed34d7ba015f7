'use client';

import { useQuery, useQueries } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
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
import { NoSchool } from './no-school';
import { SchoolLines } from './school-lines';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import type { OwnSchool } from '@/components/schools/school-desk/own-schools';
import { TextLink } from '@/components/ui/text-link';
import { useToday } from '@/components/ui/use-today';
import { academicApi } from '@/lib/api/academic';
import type { Subject } from '@/lib/contract/schools/subjects';
import { addDays } from '@/lib/domain/calendar-days';
import { roleNames } from '@/lib/domain/accounts/roles';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

const nearDays = 30;
const schoolsMax = 10;
const programsMax = 200;

/** Programs of these schools whose applications end soon, the next first. */
function useNearDeadlines(schools: readonly OwnSchool[]): Subject[] {
  const today = useToday();
  const answers = useQueries({
    queries: schools
      .slice(0, schoolsMax)
      .map(({ schoolId }) =>
        academicApi.subjects.list.queryOptions({ query: { schoolId, status: 'active', limit: programsMax } }),
      ),
  });
  if (today === '') return [];
  const until = addDays(today, nearDays);
  const deadlineOf = ({ applicationDeadline }: Subject) => applicationDeadline ?? '';
  return answers
    .flatMap(({ data }) => data?.data ?? [])
    .filter((program) => deadlineOf(program) >= today && deadlineOf(program) <= until)
    .toSorted((one, other) => deadlineOf(one).localeCompare(deadlineOf(other)));
}

function NearDeadlines({ programs }: { programs: readonly Subject[] }) {
  const t = useTranslations('partner');
  const locale = useLocale();
  if (programs.length === 0) return <p className="text-muted">{t('deadlinesNone')}</p>;
  return (
    <ul>
      {programs.map((program) => (
        <li
          key={program.enrollableSubjectId}
          className="relative flex min-h-11 items-baseline justify-between gap-4 border-b border-border py-2.5 last:border-b-0"
        >
          <Link
            href={partnerArea.program(program.schoolId, program.enrollableSubjectId)}
            className="min-w-0 font-semibold after:absolute after:inset-0 after:content-[''] hover:text-accent-text"
          >
            {pickName(program, locale)}
          </Link>
          <span className="shrink-0 text-sm tabular-nums text-muted">
            {program.applicationDeadline && formatDate(program.applicationDeadline, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}

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
  const isUniversity = useViewer().data?.roles.includes(roleNames.university) ?? false;
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
          <Panel
            title={t('schools')}
            aside={isUniversity && <TextLink href={href('/profile/university')}>{t('university')}</TextLink>}
          >
            <SchoolLines schools={schools} />
          </Panel>
        </div>
      </div>
      <ProgressPart />
    </div>
  );
}
