import { completeProfilesResource } from '@/lib/contract/profiles/profiles';
import type { Caller, Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import {
  hasProfile,
  type ProfileAddress,
  readProfile,
} from '@/backend/features/profiles/services/profile-readers';
import { readComplete } from '@/backend/features/profiles/services/profile-views';

/** What staff read of a person is on record. */
const read = async (act: Act<Caller | null>, address: ProfileAddress) => {
  const { row, reader, sight } = await readProfile(act.deps, address, act.caller);
  if (reader === 'staff') act.note('profile-viewed', row.id);
  return readComplete(act.deps, row, reader, sight);
};

export const completeProfileRoutes = (deps: Deps) =>
  implement(
    completeProfilesResource,
    {
      get: write((act, { params }) => read(act, params)),
      getOfUser: write(async (act, { params }) => {
        // "None yet" is an answer to its person; to others it stays 404, as a profile that they may not read.
        if (act.caller?.id === params.userId && !(await hasProfile(act.tx, params))) return null;
        return read(act, params);
      }),
    },
    deps,
  );
