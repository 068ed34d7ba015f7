import type { Subject } from '@/lib/contract/schools/subjects';
import { type DegreeCode, degreeCodes } from '@/lib/domain/schools/degrees';
import { type FeePeriod, feePeriodOfCourse } from '@/lib/domain/money/fee-period';

export type PricedProgram = Pick<
  Subject,
  'enrollableSubjectId' | 'name' | 'nameNative' | 'degree' | 'durationMonths' | 'tuitionFee'
>;

export interface FeeGroup<Program extends PricedProgram = PricedProgram> {
  degree: DegreeCode;
  period: FeePeriod;
  minUsd: number;
  maxUsd: number;
  /** Cheapest first. */
  programs: Program[];
}

/** Programs of one degree and one kind of fee, in the order of the degree ladder. */
export function groupFees<Program extends PricedProgram>(programs: readonly Program[]): FeeGroup<Program>[] {
  const groups = Map.groupBy(programs, (program) => `${feePeriodOfCourse(program)} ${program.degree}`);
  return [...groups.values()]
    .map((members) => members.toSorted((first, second) => first.tuitionFee - second.tuitionFee))
    .flatMap((sorted) => {
      const [first, last] = [sorted[0], sorted.at(-1)];
      if (!first || !last) return [];
      const { degree } = first;
      return [
        {
          degree,
          period: feePeriodOfCourse(first),
          minUsd: first.tuitionFee,
          maxUsd: last.tuitionFee,
          programs: sorted,
        },
      ];
    })
    .toSorted((first, second) => degreeCodes.indexOf(first.degree) - degreeCodes.indexOf(second.degree));
}
