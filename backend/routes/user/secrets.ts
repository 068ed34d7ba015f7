import { eq } from 'drizzle-orm';
import { secretsResource } from '@/lib/contract/user/secrets';
import { isWeakPin, secretProblem } from '@/lib/domain/people/pin';
import { users } from '@/backend/db/schema';
import type { Deps, Scope } from '@/backend/deps';
import { invalid, tooMany } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { runAct } from '@/backend/services/access/act';
import { giveLoginTriesBack, takeLoginTry } from '@/backend/services/access/rate-limit';
import { checkCode } from '@/backend/services/auth/challenges';
import {
  openReset,
  replaceSecret,
  setSecretAfterReset,
  startReset,
} from '@/backend/services/auth/reset-secret';
import { checkSecret, hashSecret } from '@/backend/services/auth/secret-hash';
import { heavyWork } from '@/backend/work/heavy-work';

/** Wrong tries count as at log-in, so that an open session cannot be used to guess the PIN. */
const requireCurrent = async ({ deps, caller, requestId }: Scope, secret: string) => {
  const userId = caller.id;
  const tries = `change-password:${userId}`;
  const waitSeconds = await takeLoginTry(deps, tries);
  if (waitSeconds !== null) throw tooMany(waitSeconds);
  const [user] = await deps.db
    .select({ secretHash: users.secretHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!(await checkSecret(deps.secrets, user?.secretHash ?? null, secret))) {
    await runAct(deps, { caller, requestId }, async (act) => act.note('password-change-failed'));
    throw invalid([{ path: 'currentPassword', code: 'wrong-password' }]);
  }
  await giveLoginTriesBack(deps, tries);
};

export const secretRoutes = (deps: Deps) =>
  implement(
    secretsResource,
    {
      resetPassword: write((act, { body }) => startReset(act, body.username)),
      verifyResetCode: write(
        ({ body }, scope) =>
          checkCode(scope, {
            purpose: 'reset',
            challengeId: body.challengeId,
            userId: null,
            code: body.verifyCode,
          }),
        (act, _, challenge) => openReset(act, challenge),
      ),
      setPinAfterReset: write(
        async ({ body }, { address }) => {
          if (isWeakPin(body.pin)) throw invalid([{ path: 'pin', code: 'weak-pin' }]);
          return heavyWork.secrets.take(address, () => hashSecret(deps.secrets, body.pin));
        },
        async (act, _, secretHash) => {
          const user = await setSecretAfterReset(act, secretHash);
          return { username: user.phone ?? user.email ?? '' };
        },
      ),
      changePassword: write(
        async ({ body }, scope) => {
          const problem = secretProblem(body.newPassword);
          if (problem) throw invalid([{ path: 'newPassword', code: problem }]);
          const { address } = scope;
          await heavyWork.secrets.take(address, () => requireCurrent(scope, body.currentPassword));
          return heavyWork.secrets.take(address, () => hashSecret(deps.secrets, body.newPassword));
        },
        async (act, _, secretHash) => {
          const keepSessionId = act.caller.sessionId;
          await replaceSecret(act, { secretHash, keepSessionId, action: 'password-changed' });
          return { ok: true as const };
        },
      ),
    },
    deps,
  );
