'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ChoiceMenu, useChoiceOrder } from '@/components/admissions/application/choice-order';
import { DeadlineFile } from '@/components/admissions/application/deadline-file';
import { OwnApplicationCard } from '@/components/admissions/application/own-application-card';
import { TaskLines } from '@/components/admissions/application/task-lines';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { allTasks } from '@/lib/domain/admissions/application-tasks';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

export function ApplicationsScreen() {
  const t = useTranslations('applications');
  const viewer = useViewer();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-3 mt-1.5 text-muted max-sm:hidden sm:mb-6">{t('lead')}</p>
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
      {({ data, countTotal }) => <OwnList userId={userId} applications={data} count={countTotal} />}
    </QueryState>
  );
}

interface OwnListProps {
  userId: string;
  applications: readonly Applicant[];
  count: number;
}

/** One list of all applications, in the order of one's choice. */
function OwnList({ userId, applications, count }: OwnListProps) {
  const t = useTranslations('applications');
  const tOrder = useTranslations('offers.order');
  const locale = useLocale();
  const { open, ended, busy, move } = useChoiceOrder(userId, applications);
  const isOrdered = open.length > 1;
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-sm text-muted">{t('count', { count })}</p>
        <LinkButton
          variant="secondary"
          size="sm"
          className="min-h-11"
          href={href('/profile/applications/create')}
        >
          <Icon name="plus" className="size-5" />
          {t('create')}
        </LinkButton>
      </div>
      <MostUrgent applications={[...open, ...ended]} />
      <ul className="grid grid-cols-1 gap-3 sm:gap-4">
        {open.map((application, index) => (
          <li key={application.applicantId}>
            <OwnApplicationCard
              application={application}
              place={isOrdered && (index === 0 ? tOrder('first') : tOrder('backUp', { place: index }))}
              menu={
                isOrdered && (
                  <ChoiceMenu
                    school={pickName(application.school, locale)}
                    isFirst={index === 0}
                    isLast={index === open.length - 1}
                    busy={busy}
                    onMove={(by) => move(index, by)}
                  />
                )
              }
            />
          </li>
        ))}
        {ended.map((application) => (
          <li key={application.applicantId}>
            <OwnApplicationCard application={application} />
          </li>
        ))}
      </ul>
      {isOrdered && <p className="text-sm text-muted">{tOrder('lead')}</p>}
      <div className="empty:hidden">
        <DeadlineFile applications={applications} />
      </div>
    </div>
  );
}

/** Cards that a phone shows at once. */
const inViewMax = 2;

/** The most urgent deed, where its card is too far down to be seen. */
function MostUrgent({ applications }: { applications: readonly Applicant[] }) {
  const t = useTranslations('offers.tasks');
  const [first] = allTasks(applications, useToday()).filter(({ task }) => task.kind !== 'wait');
  if (!first || applications.indexOf(first.application) < inViewMax) return null;
  return (
    <section aria-label={t('title')} className="card px-4 py-1">
      <TaskLines tasks={[first]} />
    </section>
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
