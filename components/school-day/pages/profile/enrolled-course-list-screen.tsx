'use client';

import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { RunningCourses } from '@/components/profiles/running-courses';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { useViewer } from '@/lib/query/use-viewer';

/** `/profile/enrolled-course-list`: the running courses of all one's schools. */
export function EnrolledCourseListScreen() {
  const t = useTranslations('person.courses');
  const viewer = useViewer();
  return (
    <div className="max-w-3xl">
      <PageTitle className="mb-5">{t('title')}</PageTitle>
      <QueryState query={viewer} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {({ sub }) => <RunningCourses userId={sub} />}
      </QueryState>
    </div>
  );
}
