'use client';

import { JoinedCourses } from '@/components/school-day/study-record/joined-courses';
import { RecordPage } from '@/components/school-day/study-record/record-page';
import { TaughtCourses } from '@/components/school-day/study-record/taught-courses';

/** All courses of a study record; for a teacher, those that they teach. */
export function CoursejoinedScreen() {
  return (
    <RecordPage page="allCourses" work={(orgId) => <TaughtCourses orgId={orgId} />}>
      {(of) => <JoinedCourses {...of} />}
    </RecordPage>
  );
}
