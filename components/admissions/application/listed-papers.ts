import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { ApplicationPaper } from '@/lib/contract/admissions/application-paper';
import type { Text } from '@/lib/contract/fields';

/** A paper that the school asks for, or that was sent all the same. */
export interface ListedPaper {
  kind: string;
  label: Text;
  required: boolean;
  /** It is shown at the school and never sent. */
  original: boolean;
  /** null while there is none. */
  paper: ApplicationPaper | null;
}

/** What the form asks for, in its order, then what else there is. */
export function listedPapers({ form, papers }: Pick<ApplicantDetail, 'form' | 'papers'>): ListedPaper[] {
  const asked = (form?.files ?? []).map(({ key, label, required, original = false }) => ({
    kind: key,
    label,
    required,
    original,
    paper: papers.find(({ kind }) => kind === key) ?? null,
  }));
  const others = papers.filter(({ kind }) => !asked.some((each) => each.kind === kind));
  return [...asked, ...others.map((paper) => ({ ...paper, required: false, original: false, paper }))];
}

/** What is missing and is no paper: papers say themselves what has become of them. */
export function missingBesides({
  missing,
  ...asked
}: Pick<ApplicantDetail, 'missing' | 'form' | 'papers'>): Text[] {
  const labels = new Set(listedPapers(asked).map(({ label }) => label.en));
  return missing.filter(({ en }) => !labels.has(en));
}
