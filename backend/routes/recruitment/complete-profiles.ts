import { completeProfilesResource } from '@/lib/contract/recruitment/profiles';
import type { Caller, Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { audit } from '@/backend/services/access/audit';
import { type ProfileAddress, readComplete, readProfile } from '@/backend/services/recruitment/profile-views';

export const completeProfileRoutes = (deps: Deps) => {
  const read = async (address: ProfileAddress, caller: Caller | null, requestId: string) => {
    const { row, reader } = await readProfile(deps, address, caller);
    if (reader === 'staff') {
      await audit(deps, {
        action: 'profile-viewed',
        actorId: caller?.id ?? null,
        subject: row.id,
        requestId,
      });
    }
    return readComplete(deps.db, row, reader);
  };
  return implement(
    completeProfilesResource,
    {
      get: ({ params }, { caller, requestId }) => read(params, caller, requestId),
      getOfUser: ({ params }, { caller, requestId }) => read(params, caller, requestId),
    },
    deps,
  );
};
