import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text, uuid } from '@/components/kits/list/list-params';
import { userApi } from '@/lib/api/user';
import { schoolGivenRoleNames } from '@/lib/domain/accounts/roles';
import { href } from '@/lib/routes/href';

export const schoolStaffList = defineList((query) => href('/partner/staff', undefined, query), {
  params: { schoolId: tab(uuid()), keyword: text(), role: tab(choice(['', ...schoolGivenRoleNames])) },
});

export const schoolStaffQuery = (schoolId: string) => (state: StateOf<typeof schoolStaffList>) => {
  const { keyword, role } = state.filters;
  return userApi.staff.ofSchool.queryOptions({
    params: { id: schoolId },
    query: { ...givenOf({ keyword, role }), ...rangeOf(state) },
  });
};
