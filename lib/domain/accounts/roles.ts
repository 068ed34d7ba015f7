/** The role of a person, and its name in the access token. */
export const roleNames = {
  user: 'user',
  advisor: 'enrollment:advisor',
  schoolAdmin: 'enrollment:school-admin',
  partner: 'enrollment:partner',
  university: 'enrollment:university',
  teacher: 'enrollment:teacher',
  bank: 'enrollment:bank',
  operator: 'enrollment:operator',
} as const;

export type Role = keyof typeof roleNames;
export type RoleName = (typeof roleNames)[Role];

export const defaultRoleName: RoleName = roleNames.user;
export const allRoleNames: readonly RoleName[] = Object.values(roleNames);

/** Roles that can be granted; everybody has `user` by default. */
export const staffRoleNames = [
  roleNames.operator,
  roleNames.advisor,
  roleNames.schoolAdmin,
  roleNames.partner,
  roleNames.university,
  roleNames.teacher,
  roleNames.bank,
] as const;
export type StaffRoleName = (typeof staffRoleNames)[number];

/** Only an operator gives these or takes them away: whoever could appoint advisors could do everything. */
export const operatorGivenRoleNames: readonly RoleName[] = [roleNames.operator, roleNames.advisor];

/** What the school admins of a school give there and take away: nothing above their own role. */
export const schoolGivenRoleNames: readonly StaffRoleName[] = [
  roleNames.teacher,
  roleNames.schoolAdmin,
  roleNames.university,
  roleNames.partner,
];

/** The rights of a role apply to each school of its person, so nobody has two of these. */
export const schoolRoleNames: readonly RoleName[] = staffRoleNames.filter(
  (name) => name !== roleNames.bank && name !== roleNames.operator,
);

/** The managers of a school: its page, its courses, and its applicants. Teachers manage classes. */
export const keeperRoleNames: readonly RoleName[] = schoolRoleNames.filter(
  (name) => name !== roleNames.teacher,
);

/** The people whose desk is the partner area; advisors have a desk of their own. */
export const schoolManagerRoleNames = [
  roleNames.partner,
  roleNames.schoolAdmin,
  roleNames.university,
] as const;

/** The role as a word of a command: `school-admin`. */
export const roleWord = (name: RoleName): string => name.split(':').at(-1) ?? name;

/** The staff role for a word of a command; null for any other word. */
export const staffRoleOfWord = (word: string): StaffRoleName | null =>
  staffRoleNames.find((name) => roleWord(name) === word) ?? null;

/** The role for its name, or for the word of it that the specification uses; anything else as it is. */
export const roleNameOfWord = (word: unknown): unknown =>
  allRoleNames.find((name) => name === word || roleWord(name) === word) ?? word;

const known: ReadonlySet<string> = new Set(allRoleNames);

/** True for the name of a role that can be granted. */
export function isRoleName(value: unknown): value is RoleName {
  return typeof value === 'string' && known.has(value);
}

/** The known roles in a token; a signed-in person without any is a user. */
export function readRoleNames(claim: unknown): RoleName[] {
  const names = Array.isArray(claim) ? [...new Set(claim.filter(isRoleName))] : [];
  return names.length > 0 ? names : [defaultRoleName];
}

/** The claims of a token with roles. */
export interface RoleClaims {
  roles?: unknown;
  realm_access?: unknown;
  resource_access?: unknown;
}

const rolesIn = (access: unknown): unknown[] => {
  const roles = typeof access === 'object' && access !== null && 'roles' in access ? access.roles : undefined;
  return Array.isArray(roles) ? roles : [];
};

/**
 * The known roles in a token's claims: `roles` of Sala, `realm_access.roles` and those of each client in
 * `resource_access` of Keycloak.
 */
export function readTokenRoles({
  roles,
  realm_access: realm,
  resource_access: clients,
}: RoleClaims): RoleName[] {
  const ofClients = typeof clients === 'object' && clients !== null ? Object.values(clients) : [];
  return readRoleNames([
    ...(Array.isArray(roles) ? (roles as unknown[]) : []),
    ...rolesIn(realm),
    ...ofClients.flatMap(rolesIn),
  ]);
}

/** True when one of the person's role names is in the list. */
export function hasAnyRole(own: readonly string[], wanted: readonly RoleName[]): boolean {
  return wanted.some((name) => own.includes(name));
}
