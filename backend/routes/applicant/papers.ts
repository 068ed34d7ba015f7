import { papersResource } from '@/lib/contract/applicant/papers';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { readApplicantDetail } from '@/backend/services/applicant/applicant-views';
import { decidePaper, removePaper, sendPaper } from '@/backend/services/applicant/application-papers';
import { finishNamed } from '@/backend/services/files/upload-files';

export const paperRoutes = (deps: Deps) =>
  implement(
    papersResource,
    {
      send: write(
        async ({ body: { fileKey } }, { caller }) => finishNamed(deps, caller.id, { fileKey }),
        async (act, { params, body }) => {
          await sendPaper(act, params.id, body);
          return readApplicantDetail(act.tx, params.id);
        },
      ),
      remove: write(async (act, { params, body }) => {
        await removePaper(act, params.id, body.kind);
        return readApplicantDetail(act.tx, params.id);
      }),
      decide: write(async (act, { params, body }) => {
        await decidePaper(act, params.id, body);
        return readApplicantDetail(act.tx, params.id);
      }),
    },
    deps,
  );
