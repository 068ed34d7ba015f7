'use client';

import { FirstWaiting } from '@/components/people/review/first-waiting';
import { OwnWard } from '@/components/portal/card/own-ward';
import { PupilDay } from '@/components/portal/dashboard/pupil-day';
import { WardAffairs } from '@/components/portal/dashboard/ward-affairs';
import { WorkDay } from '@/components/portal/dashboard/work-day';
import { PortalPage } from '@/components/portal/membership/portal-page';
import { TeacherAbsences } from '@/components/portal/timetable/teacher-absences';
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
