import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { safetyResource } from '@/lib/contract/user/safety';
import { tokenLimits } from '@/lib/domain/limits/sign-in';
import { sessions, users } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { exportsPerPersonPerHourMax } from '@/backend/limits';
import { audit } from '@/backend/services/access/audit';
import { isStudentOf } from '@/backend/services/access/organization-people';
import { exportPerson } from '@/backend/services/user/personal-export';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { revokeSession, revokeSessionsOf } from '@/backend/services/auth/sessions';
import { signInsOf } from '@/backend/services/auth/sign-in-history';
import { requireStaffOfOrganization } from '@/backend/services/access/staff';

/** Neither ended nor older than the lifetime of a refresh token. */
const isOpen = (deps: Deps, userId: string) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.lastUsedAt, new Date(deps.clock.now().getTime() - tokenLimits.refreshLifetimeSeconds * 1000)),
  );

const listSessions = async (deps: Deps, caller: Caller) => {
  const rows = await deps.db
    .select()
    .from(sessions)
    .where(isOpen(deps, caller.id))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  const data = rows.map(({ id, userAgent, address, provider, createdAt, lastUsedAt }) => ({
    id,
    userAgent,
    address,
    provider,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === caller.sessionId,
  }));
  return { data, countTotal: data.length };
};

const endOthers = (deps: Deps, { id, sessionId }: Caller, requestId: string) =>
  deps.db.transaction(async (tx) => {
    const ended = await revokeSessionsOf(deps, id, 'ended-elsewhere', tx, sessionId);
    await audit(deps, { action: 'sessions-ended', actorId: id, subject: id, requestId }, tx);
    return { ended };
  });

/** @throws 404 for a session that is over, or another person's. */
const endOne = async (deps: Deps, caller: Caller, sessionId: string, requestId: string) => {
  const [own] = await deps.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isOpen(deps, caller.id)));
  if (!own) throw notFound();
  await revokeSession(deps, own.id, 'ended-elsewhere');
  await audit(deps, { action: 'sessions-ended', actorId: caller.id, subject: own.id, requestId });
  return { ok: true as const };
};

export const safetyRoutes = (deps: Deps) =>
  implement(
    safetyResource,
    {
      sessions: (_input, { caller }) => listSessions(deps, caller),
      endOthers: (_input, { caller, requestId }) => endOthers(deps, caller, requestId),
      endOne: ({ params }, { caller, requestId }) => endOne(deps, caller, params.sessionId, requestId),
      export: async (_input, { caller, requestId }) => {
        await hitLimit(deps, `export:${caller.id}`, exportsPerPersonPerHourMax, 3600);
        await audit(deps, { action: 'account-exported', actorId: caller.id, subject: caller.id, requestId });
        return exportPerson(deps, caller.id);
      },
      signIns: async ({ params }, { caller, requestId }) => {
        const orgId = await requireStaffOfOrganization(deps, caller, params.orgId);
        const [user] = await deps.db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, params.userId), isStudentOf(deps, orgId)));
        if (!user) throw notFound();
        await audit(deps, { action: 'sign-ins-viewed', actorId: caller.id, subject: user.id, requestId });
        return signInsOf(deps, user.id);
      },
    },
    deps,
  );
