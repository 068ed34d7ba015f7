import { and, eq, isNull, ne } from 'drizzle-orm';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { Db, WriteDb } from '@/backend/db/client';
import { accountDeletions, userRoles, users } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import { serialize } from '@/backend/core/access/serialize';

/** Locks the operators until the transaction ends, so that no other one is removed. Taken before any row of theirs. */
export const holdOperators = (tx: WriteDb): Promise<void> => serialize(tx, 'operators');

/** @throws 409 when nobody else who stays and can sign in is an operator: then nobody could appoint advisors any more. */
export async function requireOtherOperator(tx: Db, userId: string): Promise<void> {
  const [other] = await tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, userRoles.userId))
    .where(
      and(
        eq(userRoles.role, roleNames.operator),
        ne(userRoles.userId, userId),
        eq(users.enabled, true),
        isNull(accountDeletions.userId),
      ),
    )
    .limit(1);
  if (!other)
    throw new Refusal(
      409,
      'last-operator',
      'This is the last operator. Give the role to somebody else first.',
    );
}
