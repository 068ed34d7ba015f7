'use client';

import { roleStore } from '@/lib/device/person-role';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { PersonRole } from '@/lib/domain/accounts/person-roles';
import { useSignedIn } from './use-signed-in';

/** As what the reader uses Sala; null for visitors, on the server and during hydration, and until it is known. */
export const useKnownRole = (): PersonRole | null => {
  const signedIn = useSignedIn();
  const known = useDeviceValue(roleStore);
  return signedIn ? (known?.role ?? null) : null;
};
