'use client';

import { RecordPage } from '@/components/portal/study-record/record-page';
import { TermResults } from '@/components/portal/study-record/term-results';

/** The terms of a study record: averages, grades, ranks. */
export function ScoreScreen() {
  return <RecordPage page="terms">{(of) => <TermResults {...of} />}</RecordPage>;
}
