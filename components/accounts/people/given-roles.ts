import {
  operatorGivenRoleNames,
  roleNames,
  type StaffRoleName,
  staffRoleNames,
} from '@/lib/domain/accounts/roles';
import { useViewer } from '@/lib/query/use-viewer';

/** Whether the person at this page runs the site; false until that is known. */
export const useIsOperator = (): boolean => useViewer().data?.roles.includes(roleNames.operator) ?? false;

/** Whether the person at this page may give a role and take it away. */
export function useMayGive(): (role: StaffRoleName) => boolean {
  const isOperator = useIsOperator();
  return (role) => isOperator || !operatorGivenRoleNames.includes(role);
}

/**
 * The roles that the person at this page may give.
 * @param own roles of the person who gets one: only an advisor can become an operator
 */
export function useGivenRoles(own: readonly StaffRoleName[] = []): StaffRoleName[] {
  const mayGive = useMayGive();
  const isAdvisor = own.includes(roleNames.advisor);
  return staffRoleNames.filter((role) => mayGive(role) && (isAdvisor || role !== roleNames.operator));
}
