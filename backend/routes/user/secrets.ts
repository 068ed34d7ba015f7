import { eq } from 'drizzle-orm';
import { secretsResource } from '@/lib/contract/user/secrets';
import { isWeakPin, secretProblem } from '@/lib/domain/people/pin';
import { users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, tooMany } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { audit } from '@/backend/services/access/audit';
import { giveLoginTriesBack, takeLoginTry } from '@/backend/services/access/rate-limit';
import {
  replaceSecret,
  setSecretAfterReset,
  startReset,
  verifyResetCode,
} from '@/backend/services/auth/reset-secret';
import { checkSecret, hashSecret } from '@/backend/services/auth/secret-hash';
import { secretTurns } from '@/backend/services/auth/secret-turns';

/** Wrong tries count as at log-in, so that an open session cannot be used to guess the PIN. */
const requireCurrent = async (deps: Deps, userId: string, secret: string, requestId: string) => {
  const tries = `change-password:${userId}`;
  const waitSeconds = await takeLoginTry(deps, tries);
  if (waitSeconds !== null) throw tooMany(waitSeconds);
  const [user] = await deps.db
    .select({ secretHash: users.secretHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!(await checkSecret(deps.secrets, user?.secretHash ?? null, secret))) {
    await audit(deps, { action: 'password-change-failed', actorId: userId, requestId });
    throw invalid([{ path: 'currentPassword', code: 'wrong-password' }]);
  }
  await giveLoginTriesBack(deps, tries);
};

export const secretRoutes = (deps: Deps) =>
  implement(
    secretsResource,
    {
      resetPassword: ({ body }, scope) => startReset(deps, body.username, scope),
      verifyResetCode: ({ body }, { requestId }) =>
        verifyResetCode(deps, body.challengeId, body.verifyCode, requestId),
      setPinAfterReset: async ({ body }, { caller, address, requestId }) => {
        if (isWeakPin(body.pin)) throw invalid([{ path: 'pin', code: 'weak-pin' }]);
        const secretHash = await secretTurns.take(address, () => hashSecret(deps.secrets, body.pin));
        const change = { challengeId: caller.sessionId, userId: caller.id, secretHash, requestId };
        const user = await setSecretAfterReset(deps, change);
        return { username: user.phone ?? user.email ?? '' };
      },
      changePassword: async ({ body }, { caller, address, requestId }) => {
        const problem = secretProblem(body.newPassword);
        if (problem) throw invalid([{ path: 'newPassword', code: problem }]);
        await secretTurns.take(address, () =>
          requireCurrent(deps, caller.id, body.currentPassword, requestId),
        );
        const secretHash = await secretTurns.take(address, () => hashSecret(deps.secrets, body.newPassword));
        const change = {
          userId: caller.id,
          secretHash,
          keepSessionId: caller.sessionId,
          action: 'password-changed',
          requestId,
        };
        await deps.db.transaction((tx) => replaceSecret(deps, tx, change));
        return { ok: true as const };
      },
    },
    deps,
  );
