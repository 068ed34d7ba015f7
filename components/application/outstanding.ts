import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import type { Text } from '@/lib/contract/fields';

/** Missing data of the application itself; papers to show at the school are a separate list. */
export const outstanding = ({
  missing,
  requiredDocuments,
}: Pick<ApplicantDetail, 'missing' | 'requiredDocuments'>): Text[] =>
  missing.filter(
    (item) => !requiredDocuments.some((document) => document.en === item.en && document.km === item.km),
  );
