import type { RoleName } from './roles';

/** Roles by the last part of their names, as texts know them. */
export const roleKeys = {
  user: 'user',
  'enrollment:advisor': 'advisor',
  'enrollment:school-admin': 'schoolAdmin',
  'enrollment:partner': 'partner',
  'enrollment:university': 'university',
  'enrollment:teacher': 'teacher',
  'enrollment:bank': 'bank',
  'enrollment:operator': 'operator',
} as const satisfies Record<RoleName, string>;
