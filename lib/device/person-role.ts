import { isPersonRole, type PersonRole } from '@/lib/domain/accounts/person-roles';
import { deviceStore, readBy } from './device-store';

// Browser only. As what the signed-in person uses Sala, so that public pages, which are the same for everybody, show their bar at once.

interface KnownRole {
  /** An id. */
  person: string;
  role: PersonRole;
}

const knownRole = readBy((value): KnownRole | null => {
  if (typeof value !== 'object' || value === null || !('person' in value) || !('role' in value)) return null;
  const { person, role } = value;
  return typeof person === 'string' && isPersonRole(role) ? { person, role } : null;
});

export const roleStorageKey = 'sala.role';
/** Goes with the log-out. */
export const roleStore = deviceStore(roleStorageKey, knownRole, { scope: 'device' });

export const rememberRole = (person: string, role: PersonRole): void => {
  roleStore.update((known) => (known?.person === person && known.role === role ? known : { person, role }));
};
