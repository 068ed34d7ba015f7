import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import type { Text } from '@/lib/contract/fields';

/** What is missing in the application itself; the papers to be shown at the school are listed on their own. */
export const outstanding = ({
  missing,
  requiredDocuments,
}: Pick<ApplicantDetail, 'missing' | 'requiredDocuments'>): Text[] =>
  missing.filter(
    (item) => !requiredDocuments.some((document) => document.en === item.en && document.km === item.km),
  );
