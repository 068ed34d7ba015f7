import type { DemoDegree, SchoolRow } from '@/backend/seed/demo/demo-types';
import type { SeededRandom } from '@/backend/seed/demo/seeded-random';

type Range = readonly [number, number];

const technicalFields: ReadonlySet<string> = new Set(['hea', 'eng', 'arch']);
const certificates: ReadonlySet<DemoDegree> = new Set(['tvet-certificate', 'vocational-certificate']);
const graduate: ReadonlySet<DemoDegree> = new Set(['master', 'doctorate']);

/** The range in USD a year that a kind of school asks for a kind of program. */
function feeBand(
  row: Pick<SchoolRow, 'isPublic' | 'fees' | 'schoolType'>,
  degree: DemoDegree,
  field: string,
): Range {
  if (degree === 'short-course') return [30, 300];
  if (degree === 'general-education') {
    if (row.isPublic) return [0, 0];
    if (row.fees === 'international') return [1_700, 3_000];
    return row.schoolType === 'kindergarten' ? [300, 1_200] : [300, 1_600];
  }
  if (certificates.has(degree)) return row.isPublic ? [0, 120] : [120, 400];
  if (row.fees === 'international') return graduate.has(degree) ? [3_200, 6_800] : [1_700, 5_200];
  if (degree === 'medicine') return [1_400, 2_000];
  if (row.isPublic) return graduate.has(degree) ? [600, 1_200] : [250, 800];
  if (technicalFields.has(field) || degree === 'engineer') return [600, 2_000];
  return graduate.has(degree) ? [800, 1_200] : [400, 1_200];
}

/** A fee in its band, near the price level of the school (0 cheap, 1 expensive), rounded to 10 USD. */
export function feeUsd(input: {
  row: SchoolRow;
  degree: DemoDegree;
  field: string;
  schoolFactor: number;
  random: SeededRandom;
  range?: Range;
}): number {
  const band = feeBand(input.row, input.degree, input.field);
  const [low, high] = input.degree === 'short-course' && input.range !== undefined ? input.range : band;
  const cheaperInPublic = input.degree === 'short-course' && input.row.isPublic ? 0 : input.schoolFactor;
  const place = Math.min(1, Math.max(0, 0.7 * cheaperInPublic + 0.3 * input.random.next()));
  return Math.min(high, Math.max(low, Math.round((low + (high - low) * place) / 10) * 10));
}

const monthsByDegree: Readonly<
  Record<Exclude<DemoDegree, 'short-course' | 'general-education' | 'tvet-certificate'>, number>
> = {
  'vocational-certificate': 6,
  associate: 24,
  bachelor: 48,
  engineer: 60,
  master: 24,
  doctorate: 36,
  medicine: 96,
};

/** Length of a degree program; some professions take longer than their degree says. */
export function durationMonths(
  degree: Exclude<DemoDegree, 'short-course' | 'general-education'>,
  majorId: string,
  level: 1 | 2 | 3 | null,
): number {
  if (degree === 'tvet-certificate') return { 1: 6, 2: 12, 3: 24 }[level ?? 1];
  if (majorId === 'dentistry') return 84;
  if (
    degree === 'bachelor' &&
    (majorId === 'pharmacy' || majorId === 'architecture' || majorId === 'veterinary-medicine')
  )
    return 60;
  return monthsByDegree[degree];
}
