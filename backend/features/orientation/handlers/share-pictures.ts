import { sharePictureResource } from '@/lib/contract/orientation/share-pictures';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { sharedPicturesPerHourMax } from '@/backend/limits';
import { requireOwnId } from '@/backend/features/questions/services/questions';
import { hitLimit } from '@/backend/core/access/rate-limit';
import {
  drawResult,
  readSharedRecord,
  shareResult,
  validateThumbnails,
  withdrawResult,
} from '@/backend/features/orientation/services/shared-results';

export const sharePictureRoutes = (deps: Deps) =>
  implement(
    sharePictureResource,
    {
      validate: ({ query }) => validateThumbnails(deps, query),
      generate: write(
        async ({ body }, { caller }) => {
          requireOwnId(caller, body.user);
          await hitLimit(deps, `share-picture:${caller.id}`, sharedPicturesPerHourMax, 3600);
          return drawResult(deps, { userId: caller.id, recordId: body.result });
        },
        (act, { body }, drawn) => shareResult(act, { userId: act.caller.id, recordId: body.result }, drawn),
      ),
      record: ({ query }) => readSharedRecord(deps, query),
      withdraw: write(async (act, { params: { recordId } }) => {
        await withdrawResult(act, { userId: act.caller.id, recordId });
        return { recordId };
      }),
    },
    deps,
  );
