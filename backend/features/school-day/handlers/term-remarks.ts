import { termRemarksResource } from '@/lib/contract/school-day/term-remarks';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listTermRemarks, writeTermRemark } from '@/backend/features/school-day/services/term-remarks';

export const termRemarkRoutes = (deps: Deps) =>
  implement(
    termRemarksResource,
    {
      list: async ({ params, query }, { caller }) => {
        const data = await listTermRemarks(deps.db, caller, params.orgId, query);
        return { data, countTotal: data.length };
      },
      write: write((act, { params, body }) => writeTermRemark(act, params, body)),
    },
    deps,
  );
