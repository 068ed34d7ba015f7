import { secretsResource } from '@/lib/contract/accounts/secrets';
import { isOfNumber, isWeakPin, secretProblem } from '@/lib/domain/accounts/pin';
import type { Deps } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { checkCode } from '@/backend/features/accounts/services/challenges';
import { requireSecret } from '@/backend/features/accounts/services/current-secret';
import {
  openReset,
  replaceSecret,
  setSecretAfterReset,
  startReset,
} from '@/backend/features/accounts/services/reset-secret';
import { hashSecret } from '@/backend/core/access/secret-hash';
import { heavyWork } from '@/backend/work/heavy-work';

export const secretRoutes = (deps: Deps) =>
  implement(
    secretsResource,
    {
      resetPassword: write((act, { body }) => startReset(act, body)),
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
        async (act, { body }, secretHash) => {
          const user = await setSecretAfterReset(act, secretHash);
          if (isOfNumber(body.pin, user.phone)) throw invalid([{ path: 'pin', code: 'weak-pin' }]);
          return { username: user.phone ?? user.email ?? '' };
        },
      ),
      changePassword: write(
        async ({ body }, scope) => {
          const problem = secretProblem(body.newPassword);
          if (problem) throw invalid([{ path: 'newPassword', code: problem }]);
          await requireSecret(scope, body.currentPassword);
          return heavyWork.secrets.take(scope.address, () => hashSecret(deps.secrets, body.newPassword));
        },
        async (act, { body }, secretHash) => {
          const keepSessionId = act.caller.sessionId;
          const user = await replaceSecret(act, { secretHash, keepSessionId, action: 'password-changed' });
          if (isOfNumber(body.newPassword, user.phone))
            throw invalid([{ path: 'newPassword', code: 'weak-pin' }]);
          return { ok: true as const };
        },
      ),
    },
    deps,
  );
