'use client';

import { useEffect } from 'react';
import { rememberRole, roleStore } from '@/lib/device/person-role';
import { isStaffRole, personRoleOf, type PersonRole, staffRoleOf } from '@/lib/domain/accounts/person-roles';

interface Person {
  sub: string;
  roles: readonly string[];
}

const placesAtSchools = async (userId: string) => {
  const { lmsApi } = await import('@/lib/api/lms');
  return (await lmsApi.memberships.list({ params: { userId } })).data;
};

/** As what this person uses Sala, asked of their schools where the account alone does not tell; the device keeps it. */
export async function askRole({ sub, roles }: Person): Promise<PersonRole> {
  const role = staffRoleOf(roles) ?? personRoleOf(roles, await placesAtSchools(sub));
  rememberRole(sub, role);
  return role;
}

const isStillTrue = ({ sub, roles }: Person): boolean => {
  const known = roleStore.read();
  if (known?.person !== sub) return false;
  return staffRoleOf(roles) === (isStaffRole(known.role) ? known.role : null);
};

/** Keeps the role of a person whom this device does not know yet, or whose work has changed. */
export function useKeepRole(person: Person | undefined): void {
  useEffect(() => {
    // Without an answer the next page asks again.
    if (person && !isStillTrue(person)) askRole(person).catch(() => undefined);
  }, [person]);
}
