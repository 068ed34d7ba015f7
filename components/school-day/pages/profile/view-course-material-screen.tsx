'use client';

import { CourseReader } from '@/components/school-day/course-work/course-reader';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { Skeleton } from '@/components/ui/skeleton';

/** The reader for the materials of a course. */
export function ViewCourseMaterialScreen() {
  return (
    <PortalPage page="material" skeleton={<Skeleton className="h-96" />}>
      {(chosen) => <CourseReader chosen={chosen} />}
    </PortalPage>
  );
}
