'use client';

import { JoinedCourses } from '@/components/portal/study-record/joined-courses';
import { RecordPage } from '@/components/portal/study-record/record-page';
import { TaughtCourses } from '@/components/portal/study-record/taught-courses';

/** All courses of a study record; for a teacher, those that they teach. */
export function CoursejoinedScreen() {
  return (
    <RecordPage page="allCourses" work={(orgId) => <TaughtCourses orgId={orgId} />}>
      {(of) => <JoinedCourses {...of} />}
    </RecordPage>
  );
}
