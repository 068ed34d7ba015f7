'use client';

import { useTranslations } from 'next-intl';
import { CourseReader } from '@/components/portal/course-work/course-reader';
import { PortalPage } from '@/components/portal/membership/portal-page';
import { Skeleton } from '@/components/ui/skeleton';

/** The reader for the materials of a course. */
export function ViewCourseMaterialScreen() {
  const t = useTranslations('courseWork.reader');
  return (
    <PortalPage matter="timetable" title={t('title')} skeleton={<Skeleton className="h-96" />}>
      {(chosen) => <CourseReader chosen={chosen} />}
    </PortalPage>
  );
}
