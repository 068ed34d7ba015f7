import { telegramProofsResource } from '@/lib/contract/accounts/telegram-proofs';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { openProof, readProof } from '@/backend/features/accounts/services/telegram-proof';

export const telegramProofRoutes = (deps: Deps) =>
  implement(
    telegramProofsResource,
    {
      link: write((act, { params, body }) =>
        openProof(act, { userId: params.id, challengeId: body.challengeId }),
      ),
      read: ({ params, body }, scope) =>
        readProof(scope, { userId: params.id, challengeId: body.challengeId }),
    },
    deps,
  );
