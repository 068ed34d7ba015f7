import { importOutcomes, type ImportedRow } from '@/lib/contract/admissions/imports';

export type Outcomes = Record<(typeof importOutcomes)[number], number>;

export const countOutcomes = (rows: readonly ImportedRow[]): Outcomes => {
  const counts = Object.fromEntries(importOutcomes.map((outcome) => [outcome, 0])) as Outcomes;
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
};
