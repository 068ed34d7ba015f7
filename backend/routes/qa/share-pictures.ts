import { sharePictureResource } from '@/lib/contract/qa/share-pictures';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { sharedPicturesPerHourMax } from '@/backend/limits';
import { requireOwnId } from '@/backend/services/qa/questions';
import { hitLimit } from '@/backend/services/access/rate-limit';
import {
  readSharedRecord,
  shareResult,
  validateThumbnails,
  withdrawResult,
} from '@/backend/services/qa/shared-results';

export const sharePictureRoutes = (deps: Deps) =>
  implement(
    sharePictureResource,
    {
      validate: ({ query }) => validateThumbnails(deps, query),
      generate: async ({ body }, { caller }) => {
        requireOwnId(caller, body.user);
        await hitLimit(deps, `share-picture:${caller.id}`, sharedPicturesPerHourMax, 3600);
        return shareResult(deps, { userId: caller.id, recordId: body.result });
      },
      record: ({ query }) => readSharedRecord(deps, query),
      withdraw: async ({ params }, { caller }) => {
        await withdrawResult(deps, { userId: caller.id, recordId: params.recordId });
        return { recordId: params.recordId };
      },
    },
    deps,
  );
