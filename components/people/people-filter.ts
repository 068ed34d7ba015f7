import { type allRoleNames, defaultRoleName, isRoleName, type RoleName } from '@/lib/domain/people/roles';
import { trimAll } from '@/lib/domain/trim';
import { type Href, href } from '@/lib/routes/href';

export const peoplePerPage = 20;

/** What the address of the list says; `page` counts from 1. */
export interface PeopleFilter {
  keyword: string;
  role: RoleName;
  page: number;
}

const keywordMax = 120;
const pageMax = 10_000;

/** Reads an address as people may have changed it by hand: what cannot be is left out. */
export function readPeopleFilter(search: Pick<URLSearchParams, 'get'>): PeopleFilter {
  const role = search.get('role');
  const page = Number(search.get('page'));
  return {
    keyword: trimAll(search.get('keyword') ?? '').slice(0, keywordMax),
    role: isRoleName(role) ? role : defaultRoleName,
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
}

/** The list's address with this filter; defaults are left out. */
export const hrefOfPeople = ({ keyword, role, page }: PeopleFilter): Href =>
  href('/advisor/user/registered', undefined, {
    keyword,
    role: role === defaultRoleName ? undefined : role,
    page: page > 1 ? page : undefined,
  });

/** Roles by the last part of their names, as texts know them. */
export const roleKeys = {
  user: 'user',
  'enrollment:advisor': 'advisor',
  'enrollment:school-admin': 'schoolAdmin',
  'enrollment:partner': 'partner',
  'enrollment:university': 'university',
  'enrollment:teacher': 'teacher',
  'enrollment:bank': 'bank',
} as const satisfies Record<(typeof allRoleNames)[number], string>;
