import { emailProofResource } from '@/lib/contract/user/email-proof';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { readAccount } from '@/backend/services/user/account-views';
import { confirmEmail, startEmailProof } from '@/backend/services/user/prove-email';

export const emailProofRoutes = (deps: Deps) =>
  implement(
    emailProofResource,
    {
      send: ({ params }, scope) => startEmailProof(deps, params.id, scope),
      confirm: async ({ params, body }, { requestId }) => {
        const guess = { userId: params.id, challengeId: body.challengeId, code: body.verifyCode };
        await confirmEmail(deps, guess, requestId);
        return readAccount(deps, params.id);
      },
    },
    deps,
  );
