import { type Role, roleNames } from '@/lib/domain/roles';
import type { Deps } from '../../deps';
import { hashSecret } from '../../services/secret-hash';
import type { Db } from '../client';
import { schoolStaff, userRoles, users } from '../schema';
import { demoAccounts } from './demo/demo-people';
import type { DemoAccount, DemoAccountKey } from './demo/people/person-types';
import type { SeededSchool } from './insert-schools';
import { stableId } from './stable-id';

export interface SeededAccount {
  id: string;
  key: DemoAccountKey;
  username: string;
  password: string;
}

const roleOf: Record<DemoAccountKey, Role> = {
  student: 'user',
  advisor: 'advisor',
  partner: 'partner',
  schoolAdmin: 'schoolAdmin',
  university: 'university',
  teacher: 'teacher',
  bank: 'bank',
};

/** Which demo schools each account looks after; the advisor has those that people apply to. */
const schoolsOf: Partial<Record<DemoAccountKey, readonly string[]>> = {
  advisor: [
    'tonle-bassac-polytechnic-institute',
    'romduol-river-university',
    'sangker-river-university',
    'iron-bridge-polytechnic-institute',
    'lantern-institute-of-hospitality',
  ],
  partner: ['lantern-institute-of-hospitality'],
  schoolAdmin: ['tonle-bassac-polytechnic-institute'],
  university: ['romduol-river-university'],
  teacher: ['tonle-bassac-polytechnic-institute'],
};

const userRow = (deps: Deps, id: string, account: DemoAccount, secretHash: string) => ({
  id,
  ...account,
  phoneVerified: true,
  emailVerified: true,
  secretHash,
  isDemo: true,
  createdAt: deps.clock.now(),
  updatedAt: deps.clock.now(),
});

/** One account for each role; a password that changed takes effect at every seeding. */
export async function insertAccounts(
  deps: Deps,
  tx: Db,
  schools: SeededSchool[],
  passwordOf: (key: string) => string,
): Promise<SeededAccount[]> {
  const accounts: SeededAccount[] = [];
  for (const key of Object.keys(demoAccounts) as DemoAccountKey[]) {
    const account = demoAccounts[key];
    const id = stableId(`account:${key}`);
    const password = passwordOf(key);
    const row = userRow(deps, id, account, await hashSecret(deps.secrets, password));
    await tx
      .insert(users)
      .values(row)
      .onConflictDoUpdate({ target: users.id, set: { secretHash: row.secretHash, updatedAt: row.updatedAt } });
    const role = roleOf[key];
    if (role !== 'user') await tx.insert(userRoles).values({ userId: id, role: roleNames[role] }).onConflictDoNothing();
    const staff = schools
      .filter(({ school }) => schoolsOf[key]?.includes(school.key))
      .map((school) => ({ userId: id, schoolId: school.id }));
    if (staff.length) await tx.insert(schoolStaff).values(staff).onConflictDoNothing();
    accounts.push({ id, key, username: account.email, password });
  }
  return accounts;
}
