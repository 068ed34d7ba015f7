import { profileWorkResource } from '@/lib/contract/profiles/profile-work';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { printedCvOf } from '@/backend/features/profiles/services/printed-cv';
import { orderEntries } from '@/backend/features/profiles/services/order-entries';
import { findOwnProfile } from '@/backend/features/profiles/services/profile-readers';
import { readComplete } from '@/backend/features/profiles/services/profile-views';
import { syncEducation } from '@/backend/features/profiles/services/sync-education';

export const profileWorkRoutes = (deps: Deps) =>
  implement(
    profileWorkResource,
    {
      order: write(async (act, { params, body }) => {
        const { id } = await findOwnProfile(act.tx, params, act.caller);
        await orderEntries(act, id, body);
        return { ok: true as const };
      }),
      sync: write(async (act, { params }) => ({
        added: await syncEducation(act, await findOwnProfile(act.tx, params, act.caller)),
      })),
      cv: async ({ params, query }, { caller }) => {
        const row = await findOwnProfile(deps.db, params, caller);
        return printedCvOf(deps, caller.id, await readComplete(deps, row, 'owner'), query.lang);
      },
    },
    deps,
  );
