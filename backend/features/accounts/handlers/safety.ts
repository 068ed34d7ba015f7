import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { safetyResource } from '@/lib/contract/accounts/safety';
import { tokenLimits } from '@/lib/domain/limits/sign-in';
import { sessions, users } from '@/backend/db/schema';
import type { Caller, Deps, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { exportsPerPersonPerHourMax } from '@/backend/limits';
import { type Act, runAct } from '@/backend/core/access/act';
import { isStudentOf } from '@/backend/core/access/organization-people';
import { exportPerson } from '@/backend/features/accounts/services/personal-export';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { revokeSession, revokeSessionsOf } from '@/backend/features/accounts/services/sessions';
import { signInsOf } from '@/backend/features/accounts/services/sign-in-history';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';

/** Neither ended nor older than the lifetime of a refresh token. */
const isOpen = (deps: Reader, userId: string) =>
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

const endOthers = async (act: Act) => {
  const { id, sessionId } = act.caller;
  const ended = await revokeSessionsOf(act, id, 'ended-elsewhere', sessionId);
  act.note('sessions-ended', id);
  return { ended };
};

/** @throws 404 for a session that is over, or another person's. */
const endOne = async (act: Act, sessionId: string) => {
  const [own] = await act.tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isOpen(act.deps, act.caller.id)));
  if (!own) throw notFound();
  await revokeSession(act, own.id, 'ended-elsewhere');
  act.note('sessions-ended', own.id);
  return { ok: true as const };
};

export const safetyRoutes = (deps: Deps) =>
  implement(
    safetyResource,
    {
      sessions: (_input, { caller }) => listSessions(deps, caller),
      endOthers: write((act) => endOthers(act)),
      endOne: write((act, { params }) => endOne(act, params.sessionId)),
      export: async (_, { caller, requestId }) => {
        await hitLimit(deps, `export:${caller.id}`, exportsPerPersonPerHourMax, 3600);
        // Stored first: the person reads of this export in it.
        await runAct(deps, { caller, requestId }, async (act) => act.note('account-exported', caller.id));
        return exportPerson(deps, caller.id);
      },
      signIns: write(async (act, { params }) => {
        const orgId = await requireStaffOfOrganization(act.deps, act.caller, params.orgId);
        const [user] = await act.tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, params.userId), isStudentOf(act.deps, orgId)));
        if (!user) throw notFound();
        act.note('sign-ins-viewed', user.id);
        return signInsOf(act.deps, user.id);
      }),
    },
    deps,
  );
