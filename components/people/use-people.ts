'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { userApi } from '@/lib/api/user';
import type { MemberOfOrganization, PersonName } from '@/lib/contract/user/people';
import { parseUsername } from '@/lib/domain/people/username';
import { type PeopleFilter, peoplePerPage } from './people-filter';

/** A row of the list. Who was found by a whole number or mail address shows no more than a name, so the rest may be missing. */
export type ListedPerson = PersonName &
  Pick<MemberOfOrganization, 'id' | 'enabled'> &
  Partial<Pick<MemberOfOrganization, 'phone' | 'roles' | 'complete' | 'createdAt'>>;

export interface People {
  data: ListedPerson[];
  countTotal: number;
}

/** The people that the filter leaves: by name in the organization, by a whole number or mail address in all of Sala. */
export function usePeople(orgId: string, { keyword, role, page }: PeopleFilter) {
  const isWhole = parseUsername(keyword) !== null;
  const named = useQuery({
    ...userApi.people.listOfOrganization.queryOptions({
      params: { orgId },
      query: { role, ...(keyword && { keyword }), start: (page - 1) * peoplePerPage, limit: peoplePerPage },
    }),
    enabled: !isWhole,
    placeholderData: keepPreviousData,
    select: (list): People => list,
  });
  const whole = useQuery({
    ...userApi.people.search.queryOptions({ query: { username: keyword } }),
    enabled: isWhole,
    // Each call is counted and stands in the audit log: only who searches makes one.
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ data }): People => ({ data, countTotal: data.length }),
  });
  return isWhole ? whole : named;
}
