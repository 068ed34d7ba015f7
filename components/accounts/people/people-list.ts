import { userApi } from '@/lib/api/user';
import { defineList, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, text } from '@/components/kits/list/list-params';
import type { MemberOfOrganization } from '@/lib/contract/accounts/people';
import type { PersonName } from '@/lib/contract/accounts/person-name';
import { allRoleNames, defaultRoleName } from '@/lib/domain/accounts/roles';
import { parseUsername } from '@/lib/domain/people/username';
import { href } from '@/lib/routes/href';

/**
 * A row of the list. A person found by a complete number or mail address shows only a name, so the other fields may
 * be missing.
 */
export type ListedPerson = PersonName &
  Pick<MemberOfOrganization, 'id' | 'enabled'> &
  Partial<Pick<MemberOfOrganization, 'phone' | 'roles' | 'complete' | 'createdAt'>>;

export const peopleList = defineList((query) => href('/advisor/user/registered', undefined, query), {
  params: { keyword: text(), role: choice([defaultRoleName, ...allRoleNames]) },
});

/** The people that match the filter: by name in the organization, by a complete number or mail address in all of Sala. */
export const peopleQuery = (orgId: string) => (state: StateOf<typeof peopleList>) => {
  const { keyword, role } = state.filters;
  const isWhole = parseUsername(keyword) !== null;
  const read = async (): Promise<{ data: ListedPerson[]; countTotal?: number }> =>
    isWhole
      ? userApi.people.search({ query: { username: keyword } })
      : userApi.people.listOfOrganization({
          params: { orgId },
          query: { role, ...(keyword && { keyword }), ...rangeOf(state) },
        });
  return {
    queryKey: [...userApi.people.key, 'list', orgId, isWhole ? keyword : state],
    queryFn: read,
    // A search by complete number is limited and audited: it is made once.
    ...(isWhole && { staleTime: Number.POSITIVE_INFINITY }),
  };
};
