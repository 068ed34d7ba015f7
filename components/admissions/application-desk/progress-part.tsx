'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { applicantApi } from '@/lib/api/applicant';
import { pipelineLimits } from '@/lib/domain/limits';

const { answerWithinDays } = pipelineLimits;
const ProgressSkeleton = () => <Skeleton className="h-96 rounded-lg" />;
const ProgressPanels = lazyPart(
  () => import('./progress-panels').then((module) => module.ProgressPanels),
  ProgressSkeleton,
  { ahead: true },
);

/** The charts of the last twelve weeks, fetched after what waits. */
export function ProgressPart() {
  const progress = useQuery(applicantApi.pipeline.progress.queryOptions());
  return (
    <QueryState query={progress} skeleton={<ProgressSkeleton />}>
      {(data) => <ProgressPanels progress={data} />}
    </QueryState>
  );
}

/** The applications that have waited for the school for too long; nothing where there are none. */
export function TooLong() {
  const t = useTranslations('applicationDesk.today');
  const { list } = useApplicationArea();
  const { data } = useQuery(applicantApi.pipeline.progress.queryOptions());
  const count = data?.today.toAnswer ?? 0;
  if (count === 0) return null;
  const filters = { turn: 'school' as const, waitingDays: String(answerWithinDays) };
  return (
    <TextLink href={list.href({ sort: 'waiting', filters })}>
      {t('tooLong', { count, days: answerWithinDays })}
    </TextLink>
  );
}
