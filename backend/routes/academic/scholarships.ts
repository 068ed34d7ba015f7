import { scholarshipsResource } from '@/lib/contract/academic/scholarships';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import {
  changeScholarship,
  createScholarship,
  removeScholarship,
} from '@/backend/services/academic/scholarship-changes';
import { findScholarship, listScholarships } from '@/backend/services/academic/scholarship-views';
import { once } from '@/backend/services/access/idempotency';
import { isAdvisor, requireAdvisor } from '@/backend/services/access/staff';

const read = async (deps: Deps, id: string) => {
  const found = await findScholarship(deps.db, id);
  if (!found) throw notFound();
  return found;
};

export const scholarshipRoutes = (deps: Deps) =>
  implement(
    scholarshipsResource,
    {
      list: async ({ query: { state, ...listing } }, { caller }) => {
        const openOn = state === 'all' && isAdvisor(caller) ? null : dayInCambodia(deps.clock.now());
        return listScholarships(deps.db, { ...listing, openOn });
      },
      get: async ({ params }, { caller }) => {
        const found = await read(deps, params.id);
        if (found.status === 'inactive' && !isAdvisor(caller)) throw notFound();
        return found;
      },
      create: async ({ body }, { caller, idempotencyKey, requestId }) => {
        requireAdvisor(caller);
        const call = { owner: caller.id, endpoint: 'scholarship', key: idempotencyKey, body };
        const { id } = await once(deps, call, (tx) => createScholarship(deps, tx, body, caller, requestId));
        return read(deps, id);
      },
      update: async ({ params, body, version }, { caller, requestId }) => {
        requireAdvisor(caller);
        await changeScholarship(deps, { id: params.id, version }, body, caller, requestId);
        return read(deps, params.id);
      },
      remove: async ({ params }, { caller, requestId }) => {
        requireAdvisor(caller);
        await removeScholarship(deps, params.id, caller, requestId);
        return { ok: true as const };
      },
    },
    deps,
  );
