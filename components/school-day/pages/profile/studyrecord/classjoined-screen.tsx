'use client';

import { JoinedClasses } from '@/components/school-day/study-record/joined-classes';
import { RecordPage } from '@/components/school-day/study-record/record-page';

/** All classes of a study record. */
export function ClassjoinedScreen() {
  return <RecordPage page="allClasses">{(of) => <JoinedClasses {...of} />}</RecordPage>;
}
