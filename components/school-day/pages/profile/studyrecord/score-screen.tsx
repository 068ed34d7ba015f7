'use client';

import { StudyRecordPage } from '@/components/school-day/study-record/record-page';
import { TermRemarks } from '@/components/school-day/study-record/term-remarks';
import { TermResults } from '@/components/school-day/study-record/term-results';

/** The terms of a study record: averages, grades, ranks. */
export function ScoreScreen() {
  return (
    <StudyRecordPage page="terms" below={(orgId) => <TermRemarks key={orgId} orgId={orgId} />}>
      {(of) => <TermResults {...of} />}
    </StudyRecordPage>
  );
}
