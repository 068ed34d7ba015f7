'use client';

import { JoinedClasses } from '@/components/school-day/study-record/joined-classes';
import { StudyRecordPage } from '@/components/school-day/study-record/record-page';

/** All classes of a study record. */
export function ClassjoinedScreen() {
  return <StudyRecordPage page="allClasses">{(of) => <JoinedClasses {...of} />}</StudyRecordPage>;
}
