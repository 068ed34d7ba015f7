import { and, eq } from 'drizzle-orm';
import { roleNames } from '@/lib/domain/accounts/roles';
import { parseUsername } from '@/lib/domain/people/username';
import type { Db } from '@/backend/db/client';
import { userRoles, users } from '@/backend/db/schema';
import type { Author, Deps } from '@/backend/deps';
import { isNamedBy } from './find-person';
import { rolesOf } from './roles-of';

/** People who answer for Sala. */
export const findAdvisors = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(userRoles.role, roleNames.advisor), eq(users.enabled, true)));
  return rows.map(({ id }) => id);
};

/** The advisor with this telephone number or proven mail address; null when there is none, or the account is disabled. */
export async function findAdvisor(deps: Deps, username: string): Promise<Author | null> {
  const parsed = parseUsername(username);
  const [user] = parsed
    ? await deps.db.select({ id: users.id, enabled: users.enabled }).from(users).where(isNamedBy(parsed))
    : [];
  const roles = user?.enabled ? await rolesOf(deps.db, user.id) : [];
  return user && roles.includes(roleNames.advisor) ? { id: user.id, roles } : null;
}
