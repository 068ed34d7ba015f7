'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ChoiceOrder } from '@/components/admissions/application/choice-order';
import { OwnApplicationCard } from '@/components/admissions/application/own-application-card';
import { TaskList } from '@/components/admissions/application/task-list';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

export function ApplicationsScreen() {
  const t = useTranslations('applications');
  const viewer = useViewer();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <QueryState query={viewer} skeleton={<Cards />}>
        {({ sub }) => <OwnApplications userId={sub} />}
      </QueryState>
    </>
  );
}

function OwnApplications({ userId }: { userId: string }) {
  const t = useTranslations('applications');
  const query = useQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } }));
  const empty = (
    <Empty
      title={t('empty.title')}
      illustration="applications"
      action={
        <>
          <LinkButton href={href('/explore')}>{t('empty.action')}</LinkButton>
          <LinkButton variant="secondary" href={href('/profile/applications/create')}>
            {t('create')}
          </LinkButton>
        </>
      }
    >
      {t('empty.body')}
    </Empty>
  );
  return (
    <QueryState
      query={query}
      skeleton={<Cards />}
      empty={{ when: ({ data }) => data.length === 0, show: empty }}
    >
      {({ data, countTotal }) => (
        <div className="grid grid-cols-1 gap-4">
          <TaskList applications={data} />
          <ChoiceOrder userId={userId} applications={data} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">{t('count', { count: countTotal })}</p>
            <LinkButton href={href('/profile/applications/create')}>
              <Icon name="plus" aria-hidden="true" className="size-5" />
              {t('create')}
            </LinkButton>
          </div>
          <ul className="grid grid-cols-1 gap-4">
            {data.map((application) => (
              <li key={application.applicantId}>
                <OwnApplicationCard application={application} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </QueryState>
  );
}

const Cards = () => (
  <div className="grid gap-4">
    <Skeleton className="-mb-1 h-6 w-28" />
    {[0, 1].map((card) => (
      <Skeleton key={card} className="h-44 rounded-lg" />
    ))}
  </div>
);
