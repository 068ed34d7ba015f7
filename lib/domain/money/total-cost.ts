import { feePeriodOfCourse } from './fee-period';
import type { DegreeCode } from '@/lib/domain/schools/degrees';

interface PaidCourse {
  tuitionFee: number;
  degree: DegreeCode;
  durationMonths: number;
}

const monthsOfYear = 12;

/** The tuition of the whole course in US dollars, to the dollar; a part of a year costs its part of the fee. */
export function totalCostUsd(course: PaidCourse): number {
  const paysByYear = feePeriodOfCourse(course) === 'year';
  const years = paysByYear ? Math.max(1, course.durationMonths / monthsOfYear) : 1;
  return Math.round(course.tuitionFee * years);
}

export interface TotalRange {
  degree: DegreeCode;
  minUsd: number;
  maxUsd: number;
  count: number;
}

/** The cheapest and the dearest whole course of each degree. */
export function totalsByDegree(courses: readonly PaidCourse[]): ReadonlyMap<DegreeCode, TotalRange> {
  const totals = new Map<DegreeCode, TotalRange>();
  for (const course of courses) {
    const total = totalCostUsd(course);
    const { degree } = course;
    const known = totals.get(degree);
    totals.set(degree, {
      degree,
      minUsd: Math.min(total, known?.minUsd ?? total),
      maxUsd: Math.max(total, known?.maxUsd ?? total),
      count: (known?.count ?? 0) + 1,
    });
  }
  return totals;
}
