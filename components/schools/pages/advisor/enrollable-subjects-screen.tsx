'use client';

import { useTranslations } from 'next-intl';
import { staffCourseList } from '@/components/schools/course/staff-course-list';
import { StaffCourseView } from '@/components/schools/course/staff-course-view';
import { lazyPart } from '@/components/feedback/lazy-part';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { requestList } from '@/components/schools/school-request/request-list';

const RequestView = lazyPart(
  () => import('@/components/schools/school-request/request-view').then((module) => module.RequestView),
  ListSkeleton,
);

/** What the schools teach, and what people ask them for beside it. */
export function EnrollableSubjectsScreen() {
  const t = useTranslations('courseDesk');
  const requests = useTranslations('schoolRequests.desk');
  return (
    <>
      <DeskHead title={t('title')} />
      <ListViews
        label={requests('views')}
        views={[
          {
            key: 'courses',
            label: requests('courses'),
            href: staffCourseList.href(),
            show: () => <StaffCourseView />,
          },
          {
            key: 'requests',
            label: requests('title'),
            href: requestList.href(),
            show: () => <RequestView />,
          },
        ]}
      />
    </>
  );
}
