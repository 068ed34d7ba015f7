import { scholarshipsResource } from '@/lib/contract/schools/scholarships';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  changeScholarship,
  createScholarship,
  removeScholarship,
} from '@/backend/features/schools/services/scholarship-changes';
import { findScholarship, listScholarships } from '@/backend/features/schools/services/scholarship-views';
import { isAdvisor, requireAdvisor } from '@/backend/core/access/staff';

const read = async (db: Db, id: string) => {
  const found = await findScholarship(db, id);
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
        const found = await read(deps.db, params.id);
        if (found.status === 'inactive' && !isAdvisor(caller)) throw notFound();
        return found;
      },
      create: write(async (act, { body }) => {
        requireAdvisor(act.caller);
        return read(act.tx, await createScholarship(act, body));
      }),
      update: write(async (act, { params, body }) => {
        requireAdvisor(act.caller);
        await changeScholarship(act, params.id, body);
        return read(act.tx, params.id);
      }),
      remove: write(async (act, { params }) => {
        requireAdvisor(act.caller);
        await removeScholarship(act, params.id);
        return { ok: true as const };
      }),
    },
    deps,
  );
