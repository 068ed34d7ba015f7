import { papersResource } from '@/lib/contract/admissions/papers';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { readForReader } from '@/backend/features/admissions/services/read-for-reader';
import {
  decidePaper,
  removePaper,
  sendPaper,
} from '@/backend/features/admissions/services/application-papers';
import { finishNamed } from '@/backend/core/files/upload-files';

export const paperRoutes = (deps: Deps) =>
  implement(
    papersResource,
    {
      send: write(
        async ({ body: { fileKey } }, { caller }) => finishNamed(deps, caller.id, { fileKey }),
        async (act, { params, body }) => {
          await sendPaper(act, params.id, body);
          return readForReader(act.tx, params.id, act.caller, act.now);
        },
      ),
      remove: write(async (act, { params, body }) => {
        await removePaper(act, params.id, body.kind);
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
      decide: write(async (act, { params, body }) => {
        await decidePaper(act, params.id, body);
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
    },
    deps,
  );
