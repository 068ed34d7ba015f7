import { DemoBadge } from '@/components/ui/demo-badge';
import type { Scholarship } from '@/lib/contract/academic/scholarships';
import { ScholarshipFinder } from './scholarship-finder';
import { useScholarshipItem } from './use-scholarship-item';

interface ScholarshipRecordsProps {
  scholarships: readonly Scholarship[];
  madeOn: string;
}

/** Scholarships with a finder, the next deadline first; "sample data" is said once. */
export function ScholarshipRecords({ scholarships, madeOn }: ScholarshipRecordsProps) {
  const itemOf = useScholarshipItem();
  return (
    <>
      {scholarships.some(({ isDemo }) => isDemo) && (
        <p className="mt-6">
          <DemoBadge />
        </p>
      )}
      <ScholarshipFinder items={scholarships.map(itemOf)} madeOn={madeOn} />
    </>
  );
}
