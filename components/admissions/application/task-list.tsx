'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/icon-names';
import { Panel } from '@/components/ui/panel';
import { useToday } from '@/components/ui/use-today';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { type ApplicationTask, allTasks } from '@/lib/domain/admissions/application-tasks';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { DeadlineFile } from './deadline-file';
import { taskHref, useTaskWords } from './use-task-words';

const icons: Record<ApplicationTask['kind'], IconName> = {
  answer: 'circle-check',
  ask: 'phone',
  result: 'graduation-cap',
  proof: 'file-text',
  paper: 'file-up',
  enroll: 'school',
  wait: 'hourglass',
};

function Task({ task, application }: { task: ApplicationTask; application: Applicant }) {
  const t = useTranslations('offers.tasks');
  const locale = useLocale();
  const { kind, isLate } = task;
  const { title, names, day } = useTaskWords()(task);
  const icon = icons[kind];
  const isOwn = kind !== 'wait';
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1.5 py-3 first:pt-0 last:pb-0">
      <Icon
        name={icon}
        className={isOwn ? 'mt-0.5 size-6 shrink-0 text-accent-text' : 'mt-0.5 size-6 shrink-0 text-muted'}
      />
      <div className="min-w-0 flex-1 max-sm:basis-40">
        {isOwn ? (
          <Link
            href={taskHref(kind, application.applicantId)}
            className="inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline sm:min-h-0"
          >
            {title}
          </Link>
        ) : (
          <p>{title}</p>
        )}
        <p className="text-sm text-muted">{pickName(application.school, locale)}</p>
        {names && <p className="text-sm">{names}</p>}
        {isLate && <p className="text-sm font-medium text-danger">{day}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-x-2 gap-y-1 text-sm max-sm:w-full max-sm:pl-9 sm:flex-col sm:items-end">
        <Badge tone={isOwn ? 'accent' : 'neutral'}>{t(isOwn ? 'you' : 'school')}</Badge>
        {!isLate && day && <span className="text-muted">{day}</span>}
      </div>
    </li>
  );
}

/** What is to be done over all applications: by when, and who acts. */
export function TaskList({ applications }: { applications: readonly Applicant[] }) {
  const t = useTranslations('offers.tasks');
  const tasks = allTasks(applications, useToday());
  return (
    <Panel title={t('title')} aside={<DeadlineFile applications={applications} />}>
      <p className="mb-4 text-muted">{t(tasks.length > 0 ? 'lead' : 'none')}</p>
      <ul className="divide-y divide-border">
        {tasks.map(({ task, application }, index) => (
          <Task key={`${application.applicantId}:${index}`} task={task} application={application} />
        ))}
      </ul>
    </Panel>
  );
}
