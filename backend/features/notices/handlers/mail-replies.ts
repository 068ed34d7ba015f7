import { mailRepliesResource } from '@/lib/contract/notices/mail-replies';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { isSignedReply, takeReply } from '@/backend/features/questions/services/mail-replies';

export const mailReplyRoutes = (deps: Deps) =>
  implement(
    mailRepliesResource,
    {
      // Whoever guesses learns nothing.
      reply: write(async (act, { body }) => ({
        taken: isSignedReply(act.deps, body) && (await takeReply(act, body)),
      })),
    },
    deps,
  );
