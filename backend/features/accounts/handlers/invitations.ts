import { invitationsResource } from '@/lib/contract/accounts/invitations';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { lookupsPerAddressPerHourMax } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { declineInvitation, readInvitation } from '@/backend/features/accounts/services/invitations';

export const invitationRoutes = (deps: Deps) => {
  const count = (address: string) =>
    hitLimit(deps, `invitation:${address}`, lookupsPerAddressPerHourMax, 3600);
  return implement(
    invitationsResource,
    {
      read: async ({ body }, { address }) => {
        await count(address);
        return readInvitation(deps, body.key);
      },
      decline: write(
        async (_, { address }) => {
          await count(address);
        },
        async (act, { body }) => {
          await declineInvitation(act, body.key);
          return { ok: true as const };
        },
      ),
    },
    deps,
  );
};
