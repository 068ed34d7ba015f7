import { roleNames } from '@/lib/domain/accounts/roles';
import type { WritingDeps } from '@/backend/deps';
import { hashSecret } from '@/backend/core/access/secret-hash';
import type { WriteDb } from '@/backend/db/client';
import { schoolStaff, userRoles, users } from '@/backend/db/schema';
import { demoAccounts } from '@/backend/seed/demo/demo-people';
import type { DemoAccount } from '@/backend/seed/demo/people/person-types';
import type { SeededSchool } from '@/backend/features/schools/seed/insert-schools';
import { highSchoolNames } from '@/backend/seed/demo/people/names';
import { stableId } from '@/backend/seed/stable-id';

export interface SeededAccount {
  id: string;
  key: DemoAccount['key'];
  username: string;
  password: string;
}

const userRow = (deps: WritingDeps, id: string, account: DemoAccount, secretHash: string) => ({
  id,
  phone: account.phone,
  email: account.email,
  phoneVerified: true,
  emailVerified: true,
  firstName: account.firstName.en,
  lastName: account.lastName.en,
  firstNameKm: account.firstName.km,
  lastNameKm: account.lastName.km,
  gender: account.gender,
  dob: account.dob,
  nationality: 'KH',
  province: account.provinceCode,
  currentSchool: account.key === 'student' ? (highSchoolNames[0]?.km ?? null) : null,
  secretHash,
  isDemo: true,
  createdAt: deps.clock.now(),
  updatedAt: deps.clock.now(),
});

/** One account for each role; a changed password takes effect at every seeding. */
export async function insertAccounts(
  deps: WritingDeps,
  tx: WriteDb,
  schools: SeededSchool[],
  passwordOf: (key: string) => string,
): Promise<SeededAccount[]> {
  const accounts: SeededAccount[] = [];
  for (const account of demoAccounts) {
    const id = stableId(`account:${account.key}`);
    const password = passwordOf(account.key);
    const row = userRow(deps, id, account, await hashSecret(deps.secrets, password));
    await tx
      .insert(users)
      .values(row)
      .onConflictDoUpdate({
        target: users.id,
        set: { secretHash: row.secretHash, updatedAt: row.updatedAt },
      });
    if (account.role !== 'user') {
      await tx.insert(userRoles).values({ userId: id, role: roleNames[account.role] }).onConflictDoNothing();
      // The first advisor of a site runs it too.
      if (account.role === 'advisor')
        await tx.insert(userRoles).values({ userId: id, role: roleNames.operator }).onConflictDoNothing();
    }
    const staff = schools
      .filter(({ school }) => account.schoolKeys.includes(school.key))
      .map((school) => ({ userId: id, schoolId: school.id }));
    if (staff.length) await tx.insert(schoolStaff).values(staff).onConflictDoNothing();
    accounts.push({ id, key: account.key, username: account.email, password });
  }
  return accounts;
}
