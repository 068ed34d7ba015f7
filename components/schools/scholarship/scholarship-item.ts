import type { ScholarshipKind, ScholarshipRule } from '@/lib/domain/schools/scholarship-rule';
import type { Href } from '@/lib/routes/href';

/** A scholarship as finished texts, so that a page's data contains only these. */
export interface ScholarshipItem {
  id: string;
  kind: ScholarshipKind;
  kindText: string;
  rule: ScholarshipRule;
  deadline: string;
  href: Href;
  title: string;
  giver: string;
  amount: string;
  places: string;
  deadlineText: string;
  rules: readonly string[];
}
