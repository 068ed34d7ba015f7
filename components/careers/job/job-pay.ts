import type { VacancySummary } from '@/lib/contract/careers/vacancy-shapes';
import { groupDigits } from '@/lib/domain/values/number';

type Pay = Pick<VacancySummary, 'salaryMinUsd' | 'salaryMaxUsd'>;
type PayKey = 'unpublished' | 'range' | 'one' | 'from' | 'upTo';

/** The text of a pay in USD a month, with its amounts. */
export function payTextOf({ salaryMinUsd: min, salaryMaxUsd: max }: Pay): {
  key: PayKey;
  values: { min: string; max: string };
} {
  const values = { min: groupDigits(min ?? 0), max: groupDigits(max ?? 0) };
  if (min === null && max === null) return { key: 'unpublished', values };
  if (min === null) return { key: 'upTo', values };
  if (max === null) return { key: 'from', values };
  return { key: min === max ? 'one' : 'range', values };
}
