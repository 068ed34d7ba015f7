import { visitorMessagesResource } from '@/lib/contract/notices/visitor-messages';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireAdvisor } from '@/backend/core/access/staff';
import { answerMessage, listMessages } from '@/backend/features/notices/services/visitor-messages';

export const visitorMessageRoutes = (deps: Deps) =>
  implement(
    visitorMessagesResource,
    {
      list: async ({ query }, { caller }) => {
        requireAdvisor(caller);
        return listMessages(deps.db, query);
      },
      answer: write(async (act, { params, body }) => {
        requireAdvisor(act.caller);
        return answerMessage(act, params.id, body);
      }),
    },
    deps,
  );
