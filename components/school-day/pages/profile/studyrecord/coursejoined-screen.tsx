'use client';

import { JoinedCourses } from '@/components/school-day/study-record/joined-courses';
import { StudyRecordPage } from '@/components/school-day/study-record/record-page';
import { TaughtCourses } from '@/components/school-day/study-record/taught-courses';

/** All courses of a study record; for a teacher, those that they teach. */
export function CoursejoinedScreen() {
  return (
    <StudyRecordPage page="allCourses" work={(orgId) => <TaughtCourses orgId={orgId} />}>
      {(of) => <JoinedCourses {...of} />}
    </StudyRecordPage>
  );
}
