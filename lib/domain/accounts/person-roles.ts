import type { MembershipKind } from '@/lib/domain/school-day/school-life';
import { hasAnyRole, keeperRoleNames, type RoleName, roleNames } from './roles';

/** As what a person uses Sala: it decides their menu, their bottom bar and their home. Whoever seeks a school may have none of the others. */
export const personRoles = ['seeker', 'student', 'guardian', 'teacher', 'school', 'bank', 'advisor'] as const;
export type PersonRole = (typeof personRoles)[number];

export const isPersonRole = (value: unknown): value is PersonRole =>
  personRoles.some((role) => role === value);

/** What a person is at one school. */
interface AtSchool {
  kind: MembershipKind;
  student: { status: string } | null;
}

export const isStudying = ({ student }: AtSchool): boolean =>
  student !== null && (student.status === 'studying' || student.status === 'paused');

const staff = [
  ['advisor', [roleNames.advisor]],
  ['school', keeperRoleNames],
  ['bank', [roleNames.bank]],
  ['teacher', [roleNames.teacher]],
] as const satisfies readonly (readonly [PersonRole, readonly RoleName[]])[];

export const isStaffRole = (role: PersonRole): boolean => staff.some(([name]) => name === role);

/** By the roles of the token alone; null for students, guardians and whoever seeks a school. */
export const staffRoleOf = (roles: readonly string[]): PersonRole | null =>
  staff.find(([, names]) => hasAnyRole(roles, names))?.[0] ?? null;

/** Work goes before study, and study before a child. */
export function personRoleOf(roles: readonly string[], places: readonly AtSchool[]): PersonRole {
  const work = staffRoleOf(roles);
  if (work) return work;
  if (places.some((each) => each.kind === 'student' && isStudying(each))) return 'student';
  return places.some(({ kind }) => kind === 'guardian') ? 'guardian' : 'seeker';
}
