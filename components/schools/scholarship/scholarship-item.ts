import type { ScholarshipKind, ScholarshipRule } from '@/lib/domain/scholarships/scholarship-rule';
import type { Href } from '@/lib/routes/href';

/** A scholarship as finished texts, so that a page's data contains only these. */
export interface ScholarshipItem {
  id: string;
  kind: ScholarshipKind;
  rule: ScholarshipRule;
  deadline: string;
  title: string;
  giver: string;
  school: Href | null;
  amount: string;
  conditions: string;
  howToApply: string;
  places: string;
  deadlineText: string;
  rules: readonly string[];
}
