import { phoneChangeResource } from '@/lib/contract/accounts/phone-change';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { checkCode } from '@/backend/features/accounts/services/challenges';
import { requireSecret } from '@/backend/features/accounts/services/current-secret';
import { readAccount } from '@/backend/features/accounts/services/account-views';
import { changePhone, startPhoneChange } from '@/backend/features/accounts/services/change-phone';

export const phoneChangeRoutes = (deps: Deps) =>
  implement(
    phoneChangeResource,
    {
      send: write(
        ({ body }, scope) => requireSecret(scope, body.currentPassword),
        (act, { params, body }) => startPhoneChange(act, params.id, body.phone),
      ),
      confirm: write(
        ({ params, body }, scope) =>
          checkCode(scope, {
            purpose: 'phone',
            userId: params.id,
            challengeId: body.challengeId,
            code: body.verifyCode,
          }),
        async (act, { params }, challenge) => {
          await changePhone(act, params.id, challenge);
          return readAccount(act.deps, params.id);
        },
      ),
    },
    deps,
  );
