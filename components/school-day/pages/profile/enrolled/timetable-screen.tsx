'use client';

import { PortalPage } from '@/components/school-day/membership/portal-page';
import { PupilTimetable, WorkTimetable } from '@/components/school-day/own-timetable/timetables';
import { SkeletonText } from '@/components/ui/skeleton';

/** The week at one school: of a student, of a teacher, of everybody for the office. */
export function EnrolledTimetableScreen() {
  return (
    <PortalPage page="timetable" skeleton={<SkeletonText lines={10} />}>
      {(chosen) =>
        chosen.membership.student ? <PupilTimetable chosen={chosen} /> : <WorkTimetable chosen={chosen} />
      }
    </PortalPage>
  );
}
