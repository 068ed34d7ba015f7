import { emailProofResource } from '@/lib/contract/accounts/email-proof';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { checkCode } from '@/backend/features/accounts/services/challenges';
import { readAccount } from '@/backend/features/accounts/services/account-views';
import { confirmEmail, startEmailProof } from '@/backend/features/accounts/services/prove-email';

export const emailProofRoutes = (deps: Deps) =>
  implement(
    emailProofResource,
    {
      send: write((act, { params }) => startEmailProof(act, params.id)),
      confirm: write(
        ({ params, body }, scope) =>
          checkCode(scope, {
            purpose: 'email',
            userId: params.id,
            challengeId: body.challengeId,
            code: body.verifyCode,
          }),
        async (act, { params }, challenge) => {
          await confirmEmail(act, params.id, challenge);
          return readAccount(act.deps, params.id);
        },
      ),
    },
    deps,
  );
