import { termsResource } from '@/lib/contract/events/terms';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireKnownOrganization } from '@/backend/core/access/organizations';
import { addTerm, changeTerm, listTerms, removeTerm } from '@/backend/features/events/services/school-terms';

export const termRoutes = (deps: Deps) =>
  implement(
    termsResource,
    {
      list: async ({ params }, { caller }) => {
        await requireKnownOrganization(deps, params.orgId, caller);
        return listTerms(deps, params.orgId);
      },
      create: write((act, { params, body }) => addTerm(act, params.orgId, body)),
      update: write((act, { params, body }) => changeTerm(act, params.orgId, params.id, body)),
      remove: write(async (act, { params }) => {
        await removeTerm(act, params.orgId, params.id);
        return { ok: true as const };
      }),
    },
    deps,
  );
