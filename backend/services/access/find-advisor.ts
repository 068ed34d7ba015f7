import { roleNames } from '@/lib/domain/people/roles';
import { parseUsername } from '@/lib/domain/people/username';
import { users } from '@/backend/db/schema';
import type { Author, Deps } from '@/backend/deps';
import { isNamedBy } from '@/backend/services/auth/find-person';
import { rolesOf } from '@/backend/services/auth/sessions';

/** The advisor with this telephone number or proven mail address; null when there is none, or the account is disabled. */
export async function findAdvisor(deps: Deps, username: string): Promise<Author | null> {
  const parsed = parseUsername(username);
  const [user] = parsed
    ? await deps.db.select({ id: users.id, enabled: users.enabled }).from(users).where(isNamedBy(parsed))
    : [];
  const roles = user?.enabled ? await rolesOf(deps.db, user.id) : [];
  return user && roles.includes(roleNames.advisor) ? { id: user.id, roles } : null;
}
