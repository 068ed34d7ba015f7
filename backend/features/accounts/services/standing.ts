import { eq, sql } from 'drizzle-orm';
import type { SessionEnd } from '@/lib/domain/accounts/session-end';
import type { Db } from '@/backend/db/client';
import { bankStaff, schoolStaff, sessions, userRoles, users } from '@/backend/db/schema';

const ends: Readonly<Record<string, SessionEnd>> = {
  'ended-elsewhere': 'elsewhere',
  'pin-reset': 'secret',
  'password-changed': 'secret',
  disabled: 'disabled',
};

/** @param reason as stored with the session */
export const sessionEndOf = (reason: string | null | undefined): SessionEnd => ends[reason ?? ''] ?? 'ended';

/**
 * Whether a session goes on, and the rights of its person: roles, schools and banks in one order, so that two lists can
 * be compared.
 */
export async function standingOf(
  db: Db,
  sessionId: string,
): Promise<{ end: SessionEnd | null; rights: string[] }> {
  const of = (
    table: typeof userRoles | typeof schoolStaff | typeof bankStaff,
    what: ReturnType<typeof sql>,
  ) => sql`select ${what} as right from ${table} where ${table.userId} = ${sessions.userId}`;
  const rights = sql<string[]>`array(select r.right from (
    ${of(userRoles, sql`${userRoles.role}`)}
    union all ${of(schoolStaff, sql`${schoolStaff.schoolId}::text`)}
    union all ${of(bankStaff, sql`${bankStaff.bankId}::text`)}
  ) r order by 1)`;
  const [row] = await db
    .select({
      revokedAt: sessions.revokedAt,
      reason: sessions.revokedReason,
      enabled: users.enabled,
      rights,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  const isOpen = row !== undefined && row.revokedAt === null && row.enabled;
  return { end: isOpen ? null : sessionEndOf(row?.reason), rights: row?.rights ?? [] };
}
