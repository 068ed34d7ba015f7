import { useQuery } from '@tanstack/react-query';
import { useIsSchoolStaff } from '@/components/schools/school-desk/own-schools';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { partnersDecideSetting } from '@/lib/domain/schools/school-settings';

/** Whether the reader may move applications of a school along: its staff always, others where the school says so. */
export function useMayDecide(schoolId: string): boolean {
  const isStaff = useIsSchoolStaff();
  const { data } = useQuery({
    ...schoolStructureApi.structures.configurations.queryOptions({ params: { id: schoolId } }),
    enabled: !isStaff,
  });
  return isStaff || data?.[partnersDecideSetting] === true;
}
