'use client';

import { FirstWaiting } from '@/components/review/first-waiting';
import { OwnWard } from '@/components/school-day/card/own-ward';
import { PupilDay } from '@/components/school-day/dashboard/pupil-day';
import { WardAffairs } from '@/components/school-day/dashboard/ward-affairs';
import { WorkDay } from '@/components/school-day/dashboard/work-day';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { TeacherAbsences } from '@/components/school-day/own-timetable/teacher-absences';
import { SkeletonText } from '@/components/ui/skeleton';

/** What matters at the school today. */
export function SchoolDashboardScreen() {
  return (
    <PortalPage page="today" skeleton={<SkeletonText lines={8} />}>
      {(chosen) => (
        <>
          {chosen.membership.kind === 'student' && <FirstWaiting desk="student" />}
          {chosen.membership.student ? (
            <PupilDay chosen={chosen} />
          ) : (
            <>
              <WorkDay chosen={chosen} />
              <TeacherAbsences chosen={chosen} onlySome />
            </>
          )}
          {chosen.membership.kind === 'guardian' && (
            <>
              <WardAffairs chosen={chosen} />
              <OwnWard chosen={chosen} />
            </>
          )}
        </>
      )}
    </PortalPage>
  );
}
