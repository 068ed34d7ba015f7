'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { TaskLines } from '@/components/admissions/application/task-lines';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import { allTasks, nextActor } from '@/lib/domain/admissions/application-tasks';
import { homeLimits } from '@/lib/domain/limits';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { StartTile } from './start-tile';

interface NextTileProps {
  userId: string;
  /** The schools where the person studies already: nothing is asked for them any more. */
  studies: readonly string[];
  /** Whether somebody without an application is shown the way to schools. */
  seeks: boolean;
}

/** What the person has to do for their applications, else which school has to decide. */
export function NextTile({ userId, studies, seeks }: NextTileProps) {
  const t = useTranslations('ownStart.next');
  const locale = useLocale();
  const today = useToday();
  const query = useQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } }));
  const open = query.data?.data.filter(({ schoolId }) => !studies.includes(schoolId)) ?? [];
  const tasks = allTasks(open, today).filter(({ task }) => task.kind !== 'wait');
  const waiting = open.find((each) => nextActor(each, today) === 'school');
  if (query.isPending)
    return seeks ? (
      <StartTile icon="clipboard-list" title={t('title')}>
        <Skeleton className="h-14" />
      </StartTile>
    ) : null;
  if (tasks.length > 0)
    return (
      <StartTile
        icon="clipboard-list"
        title={t('title')}
        to={{ href: href('/profile/applications'), label: t('all') }}
      >
        <TaskLines tasks={tasks.slice(0, homeLimits.tasksShown)} />
      </StartTile>
    );
  if (waiting)
    return (
      <StartTile
        icon="clipboard-list"
        title={t('title')}
        to={{
          href: href('/profile/applications/[id]', { id: waiting.applicantId }),
          label: t('open'),
        }}
      >
        <p>{t('waiting', { school: pickName(waiting.school, locale) })}</p>
      </StartTile>
    );
  return seeks && studies.length === 0 ? (
    <StartTile icon="clipboard-list" title={t('title')} to={{ href: href('/explore'), label: t('explore') }}>
      <p>{t('apply')}</p>
    </StartTile>
  ) : null;
}
