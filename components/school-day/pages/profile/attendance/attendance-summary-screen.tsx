'use client';

import { PupilSummary } from '@/components/school-day/own-attendance/pupil-summary';
import { SchoolFigures } from '@/components/school-day/own-attendance/school-figures';
import { WorkSummary } from '@/components/school-day/own-attendance/work-summary';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { SkeletonText } from '@/components/ui/skeleton';

/** Attendance summed up: by course for a student, by student for who teaches or runs the school. */
export function AttendanceSummaryScreen() {
  return (
    <PortalPage page="summary" skeleton={<SkeletonText lines={8} />}>
      {(chosen) =>
        chosen.membership.student ? (
          <PupilSummary chosen={chosen} />
        ) : (
          <>
            {chosen.membership.kind === 'office' && (
              <SchoolFigures orgId={chosen.membership.organizationId} />
            )}
            <WorkSummary chosen={chosen} />
          </>
        )
      }
    </PortalPage>
  );
}
