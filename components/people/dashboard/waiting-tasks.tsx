'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import { allTasks } from '@/lib/domain/applications/application-tasks';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const shownMax = 5;

/** What the person has to do, the earliest date first. */
export function WaitingTasks({ userId }: { userId: string }) {
  const t = useTranslations('person.dashboard');
  const locale = useLocale();
  const today = useToday();
  const query = useQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } }));
  return (
    <Panel title={t('tasks')} aside={<TextLink href={href('/profile/applications')}>{t('more')}</TextLink>}>
      <QueryState query={query} skeleton={<Skeleton className="h-28" />}>
        {({ data }) => {
          const tasks = allTasks(data, today).filter(({ task }) => task.kind !== 'wait');
          if (tasks.length === 0) return <p className="text-muted">{t('noTasks')}</p>;
          return (
            <ul className="divide-y divide-border">
              {tasks.slice(0, shownMax).map(({ task: { kind, by, isLate }, application }) => (
                <li key={`${application.applicantId}${kind}`} className="py-2">
                  <TextLink href={href('/profile/applications/[id]', { id: application.applicantId })}>
                    {t(`task.${kind}`)}
                  </TextLink>
                  <p className="text-sm text-muted">
                    {pickName(application.school, locale)}
                    {by && ` · ${t(isLate ? 'late' : 'by', { date: formatDate(by, locale) })}`}
                  </p>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryState>
    </Panel>
  );
}
