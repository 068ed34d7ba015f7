'use client';

import { PupilAbsences } from '@/components/school-day/own-attendance/pupil-absences';
import { PupilAttendance } from '@/components/school-day/own-attendance/pupil-attendance';
import { WorkAttendance } from '@/components/school-day/own-attendance/work-attendance';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { SkeletonText } from '@/components/ui/skeleton';

/** Own marks for students; for teachers and the office the sheets of a day. */
export function AttendanceScreen() {
  return (
    <PortalPage page="attendance" skeleton={<SkeletonText lines={10} />}>
      {(chosen) =>
        chosen.membership.student ? (
          <>
            <PupilAbsences chosen={chosen} />
            <PupilAttendance chosen={chosen} />
          </>
        ) : (
          <WorkAttendance chosen={chosen} />
        )
      }
    </PortalPage>
  );
}
