import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text, uuid } from '@/components/kits/list/list-params';
import { userApi } from '@/lib/api/user';
import { staffRoleNames } from '@/lib/domain/accounts/roles';
import { href } from '@/lib/routes/href';

export const staffList = defineList(
  (query) => href('/advisor/user/registered', undefined, { view: 'staff', ...query }),
  { params: { keyword: text(), role: tab(choice(['', ...staffRoleNames])), schoolId: uuid() } },
);

export const staffQuery = (state: StateOf<typeof staffList>) =>
  userApi.staff.list.queryOptions({ query: { ...givenOf(state.filters), ...rangeOf(state) } });

export const staffCounts = ({ filters: { keyword, schoolId } }: StateOf<typeof staffList>) =>
  userApi.staff.counts.queryOptions({ query: givenOf({ keyword, schoolId }) });
