import { papersResource } from '@/lib/contract/applicant/papers';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { readApplicantDetail } from '@/backend/services/applicant/applicant-views';
import { decidePaper, removePaper, sendPaper } from '@/backend/services/applicant/application-papers';

export const paperRoutes = (deps: Deps) =>
  implement(
    papersResource,
    {
      send: async ({ params, body }, act) => {
        await sendPaper(deps, params.id, body, act);
        return readApplicantDetail(deps.db, params.id);
      },
      remove: async ({ params, body }, act) => {
        await removePaper(deps, params.id, body.kind, act);
        return readApplicantDetail(deps.db, params.id);
      },
      decide: async ({ params, body }, act) => {
        await decidePaper(deps, params.id, body, act);
        return readApplicantDetail(deps.db, params.id);
      },
    },
    deps,
  );
