import { roleNames } from '@/lib/domain/roles';
import type { Deps } from '../../deps';
import { hashSecret } from '../../services/secret-hash';
import type { Db } from '../client';
import { schoolStaff, userRoles, users } from '../schema';
import { demoAccounts } from './demo/demo-people';
import type { SeededSchool } from './insert-schools';
import { stableId } from './stable-id';

export interface SeededAccount {
  id: string;
  key: keyof typeof demoAccounts;
  username: string;
  password: string;
}

const rolesOf: Record<keyof typeof demoAccounts, (keyof typeof roleNames)[]> = {
  student: [],
  advisor: ['advisor'],
  partner: ['partner'],
  schoolAdmin: ['schoolAdmin'],
  university: ['university'],
  teacher: ['teacher'],
  bank: ['bank'],
};

/** The advisor looks after every other active school, the people of a school after one. */
const schoolsOf = (key: keyof typeof demoAccounts, schools: SeededSchool[]): SeededSchool[] => {
  const active = schools.filter(({ school }) => school.status === 'active');
  if (key === 'advisor') return active.filter((_, index) => index % 2 === 0);
  return ['schoolAdmin', 'partner', 'university', 'teacher'].includes(key) ? active.slice(0, 1) : [];
};

/** One account for each role; a new password takes effect at every seeding. */
export async function insertAccounts(
  deps: Deps,
  tx: Db,
  schools: SeededSchool[],
  passwordOf: (key: string) => string,
): Promise<SeededAccount[]> {
  const now = deps.clock.now();
  const keys = Object.keys(demoAccounts) as (keyof typeof demoAccounts)[];
  const accounts: SeededAccount[] = [];
  for (const key of keys) {
    const { phone, email, ...person } = demoAccounts[key];
    const id = stableId(`account:${key}`);
    const password = passwordOf(key);
    const secretHash = await hashSecret(deps.secrets, password);
    await tx
      .insert(users)
      .values({
        id,
        phone,
        email,
        ...person,
        phoneVerified: true,
        emailVerified: true,
        secretHash,
        isDemo: true,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({ target: users.id, set: { secretHash, updatedAt: now } });
    const roles = rolesOf[key].map((role) => ({ userId: id, role: roleNames[role] }));
    if (roles.length) await tx.insert(userRoles).values(roles).onConflictDoNothing();
    const staff = schoolsOf(key, schools).map((school) => ({ userId: id, schoolId: school.id }));
    if (staff.length) await tx.insert(schoolStaff).values(staff).onConflictDoNothing();
    accounts.push({ id, key, username: email, password });
  }
  return accounts;
}
