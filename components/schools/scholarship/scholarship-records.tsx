import type { Scholarship } from '@/lib/contract/schools/scholarships';
import { ScholarshipFinder } from './scholarship-finder';
import { useScholarshipItem } from './use-scholarship-item';

interface ScholarshipRecordsProps {
  scholarships: readonly Scholarship[];
  madeOn: string;
}

/** Scholarships with a finder, the next deadline first. */
export function ScholarshipRecords({ scholarships, madeOn }: ScholarshipRecordsProps) {
  const itemOf = useScholarshipItem();
  return <ScholarshipFinder items={scholarships.map(itemOf)} madeOn={madeOn} />;
}
