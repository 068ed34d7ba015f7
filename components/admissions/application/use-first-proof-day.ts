import { useQuery } from '@tanstack/react-query';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { settingOf } from '@/lib/contract/schools/structures';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { examResultsSetting, firstProofDay } from '@/lib/domain/admissions/result-proofs';

/** The first day on which the result of a planned exam can be proven, as the school's public settings say; null where no exam is planned. */
export function useFirstProofDay({ examOn, schoolId }: ApplicantDetail): string | null {
  const { data } = useQuery({
    ...schoolStructureApi.structures.configurations.queryOptions({ params: { id: schoolId } }),
    enabled: examOn !== null,
  });
  return examOn && firstProofDay(examOn, settingOf(data, examResultsSetting(examOn.slice(0, 4))));
}
