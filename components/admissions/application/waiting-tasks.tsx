'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import { allTasks } from '@/lib/domain/admissions/application-tasks';
import { href } from '@/lib/routes/href';
import { TaskLines } from './task-lines';

const shownMax = 5;

/** What the person has to do, the earliest date first. */
export function WaitingTasks({ userId }: { userId: string }) {
  const t = useTranslations('ahead');
  const today = useToday();
  const query = useQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } }));
  return (
    <Panel title={t('tasks')} aside={<TextLink href={href('/profile/applications')}>{t('more')}</TextLink>}>
      <QueryState query={query} skeleton={<Skeleton className="h-28" />}>
        {({ data }) => {
          const tasks = allTasks(data, today).filter(({ task }) => task.kind !== 'wait');
          if (tasks.length === 0) return <p className="text-muted">{t('noTasks')}</p>;
          return <TaskLines tasks={tasks.slice(0, shownMax)} />;
        }}
      </QueryState>
    </Panel>
  );
}
