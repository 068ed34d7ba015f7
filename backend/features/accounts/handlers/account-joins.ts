import { accountJoinsResource } from '@/lib/contract/accounts/account-joins';
import type { Caller, Deps, Scope } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { checkCode } from '@/backend/features/accounts/services/challenges';
import { requireSecret } from '@/backend/features/accounts/services/current-secret';
import { readAccount } from '@/backend/features/accounts/services/account-views';
import { joinAccounts, previewJoin, startJoin } from '@/backend/features/accounts/services/join-accounts';

interface Proof {
  params: { id: string };
  body: { challengeId: string; verifyCode: string };
}

const proven = ({ params, body }: Proof, scope: Scope<Caller>) =>
  checkCode(scope, {
    purpose: 'join',
    userId: params.id,
    challengeId: body.challengeId,
    code: body.verifyCode,
  });

export const accountJoinsRoutes = (deps: Deps) =>
  implement(
    accountJoinsResource,
    {
      send: write(
        ({ body }, scope) => requireSecret(scope, body.currentPassword),
        (act, { params, body }) => startJoin(act, params.id, body.phone),
      ),
      preview: write(proven, (act, { params }, challenge) => previewJoin(act, params.id, challenge)),
      confirm: write(proven, async (act, { params }, challenge) => {
        await joinAccounts(act, params.id, challenge);
        return readAccount(act.deps, params.id);
      }),
    },
    deps,
  );
