import type { VacancySummary } from '@/lib/contract/careers/vacancy-shapes';
import type { Text } from '@/backend/seed/demo/demo-types';
import type { DemoBenefitKey, DemoCompanyKey } from './companies';

export interface DemoVacancy {
  slug: string;
  kind: VacancySummary['kind'];
  company: DemoCompanyKey;
  /** Key of the career center that manages it. */
  center: string;
  title: Text;
  description: Text;
  duties: readonly Text[];
  requirements: readonly Text[];
  benefits: readonly DemoBenefitKey[];
  provinceCode: string;
  schedule: VacancySummary['schedule'];
  workplace: VacancySummary['workplace'];
  /** Code of a field of study. */
  field: string;
  /** USD a month, least and most; null where none is published. */
  pay: readonly [number, number] | null;
  openings: number;
  postedDaysAgo: number;
  /** Days from today to the last day; past when negative, none when null. */
  deadlineInDays: number | null;
  isClosed?: true;
}
